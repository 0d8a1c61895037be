interface Row {
  companyId: string
}

const placeOf = (rows: readonly Row[], row: Row): number =>
  rows.findIndex(({ companyId }) => companyId === row.companyId)

export function besideRow<One extends Row>(rows: readonly One[], row: One, step: 1 | -1): One | undefined {
  const place = placeOf(rows, row)
  return place < 0 ? undefined : rows[place + step]
}

/** Where to go on when a row has been decided on: the one below it, or above it at the end of the page. */
export const afterRow = <One extends Row>(rows: readonly One[], row: One): One | undefined =>
  besideRow(rows, row, 1) ?? besideRow(rows, row, -1)
