import type { download as definition } from '@fairground/wire/list/lists/download'
import { readFetched } from './download.repository'
import type { HooksOf } from './list-hooks'

export const download: HooksOf<typeof definition> = {
  newRow: ({ edition }) => ({ edition }),
  async decorate(db, rows) {
    const fetched = await readFetched(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const found = fetched.get(row.id)
      row.fileName = found?.fileName ?? ''
      row.fetched = found?.fetched ?? 0
      row.companies = found?.companies ?? 0
    }
  },
}
