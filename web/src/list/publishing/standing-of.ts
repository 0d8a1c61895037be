import type { Standing } from '@fairground/domain/list'
import type { KeptRow } from '@fairground/wire/list'

/** Where a row is, beyond its state. */
export const standingOf = ({ revisedAt, dueAt, endsAt }: KeptRow): Standing => ({
  revised: Boolean(revisedAt),
  planned: Boolean(dueAt ?? endsAt),
})
