const atOnce = 1_000

/**
 * Rows by their ids, in the order of the ids, a thousand at a time. Unlike a cursor it holds no connection while
 * somebody reads slowly; rows that vanish meanwhile are left out.
 */
export async function* inBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const wanted = ids.slice(start, start + atOnce)
    const rows = new Map((await read(wanted)).map((row) => [row.id, row]))
    for (const id of wanted) {
      const row = rows.get(id)
      if (row) yield row
    }
  }
}
