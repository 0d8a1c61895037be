import type { Db } from '../platform/database/database'

export async function countHallsAndBooths(
  db: Db,
  edition: number,
): Promise<{ halls: number; booths: number }> {
  const { halls, booths } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('hall')
        .select(from.fn.countAll<number>().as('n'))
        .where('edition', '=', edition)
        .as('halls'),
      from
        .selectFrom('booth')
        .select(from.fn.countAll<number>().as('n'))
        .where('edition', '=', edition)
        .where('deleted_at', 'is', null)
        .as('booths'),
    ])
    .executeTakeFirstOrThrow()
  return { halls: halls ?? 0, booths: booths ?? 0 }
}
