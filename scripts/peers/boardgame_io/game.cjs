// Tic-tac-toe; whoever moves on a finished board begins the next round.
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

function over(cells) {
  const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  return won || cells.every((cell) => cell !== null);
}

function free(cells) {
  return over(cells) ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [...cells.keys()].filter((one) => cells[one] === null);
}

exports.free = free;
exports.game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (!free(G.cells).includes(cell)) return "INVALID_MOVE";
      if (over(G.cells)) G.cells = Array(9).fill(null);
      G.cells[cell] = playerID;
    },
  },
};
