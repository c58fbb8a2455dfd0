// Players at many tables of boardgame.io: `node clients.cjs PORT TABLES SECONDS`, each thinking for
// SECONDS on average. Says "seated" once all sit; on each line read, how many moves were confirmed.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { free, game } = require("./game.cjs");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
let moves = 0;
let seated = 0;

function play(matchID, playerID) {
  const client = Client({ game, numPlayers: 2, matchID, playerID, debug: false, multiplayer: SocketIO({ server }) });
  let waits = false; // from the moment it is this player's turn until the server has moved on
  let wasMine = null;
  client.subscribe((state) => {
    if (state === null || !state.isConnected) return;
    if (wasMine === null && ++seated === 2 * tables) console.log("seated");
    const mine = state.ctx.currentPlayer === playerID;
    if (mine && wasMine === false) moves += 1; // the server says that the other has moved
    wasMine = mine;
    if (!mine) waits = false;
    if (!mine || waits) return;
    waits = true;
    setTimeout(() => {
      const cells = free(client.getState().G.cells);
      client.moves.mark(cells[Math.floor(Math.random() * cells.length)]);
    }, -Math.log(1 - Math.random()) * seconds * 1000);
  });
  client.start();
}

for (let nr = 0; nr < tables; nr += 1) {
  for (const playerID of ["0", "1"]) play(`table-${nr}`, playerID); // the first who asks makes it
}

process.stdin.on("data", () => console.log(moves));
