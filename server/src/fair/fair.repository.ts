import type { Db } from '../platform/database/database'

interface Hall {
  id: string
  code: string
  name: { zh: string; en: string }
  booths: number
}

/** The halls of an edition, each with how many booths its plan has. */
export async function readHalls(db: Db, edition: number): Promise<Hall[]> {
  const halls = await db
    .selectFrom('hall')
    .leftJoin('booth', (join) =>
      join.onRef('booth.hall_id', '=', 'hall.id').on('booth.deleted_at', 'is', null),
    )
    .select(({ fn }) => [
      'hall.id',
      'hall.code',
      'hall.name_zh',
      'hall.name_en',
      fn.count<number>('booth.id').as('booths'),
    ])
    .where('hall.edition', '=', edition)
    .where('hall.deleted_at', 'is', null)
    .where('hall.usage', '=', 'open')
    .groupBy('hall.id')
    .orderBy('hall.position')
    .execute()
  return halls.map(({ id, code, name_zh: zh, name_en: en, booths }) => ({
    id,
    code,
    name: { zh, en },
    booths,
  }))
}
