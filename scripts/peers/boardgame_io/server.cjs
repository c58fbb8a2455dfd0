// boardgame.io's own server with tic-tac-toe, its matches in memory; prints the port it listens on.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

Server({ games: [game], origins: [/127\.0\.0\.1/] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
