export interface GridBooth {
  x: number
  y: number
  tone: 'plain' | 'warm' | 'hot'
}

const block = { width: 112, booth: 40, row: 33, rowsPerBlock: 6 }

/**
 * Booths in double rows with aisles between them, as halls are built. The same figures give the same drawing every
 * time, so that nothing flickers between two renders.
 */
export function boothGrid(columns: number, rows: number): GridBooth[] {
  const booths: GridBooth[] = []
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      if (row % (block.rowsPerBlock + 1) === block.rowsPerBlock) continue
      for (let side = 0; side < 2; side += 1)
        booths.push({
          x: 40 + column * block.width + side * block.booth,
          y: 30 + row * block.row,
          tone: toneOf(column, row, side),
        })
    }
  return booths
}

/** Only the columns on the right glow: words stand over the others. */
function toneOf(column: number, row: number, side: number): GridBooth['tone'] {
  const seed = (column * 41 + row * 97 + side * 29 + column * row * 7) % 97
  if (column >= 6 && seed % 18 === 2) return 'hot'
  return column >= 5 && seed % 11 === 5 ? 'warm' : 'plain'
}
