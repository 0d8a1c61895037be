import type { DeferralSearch } from '@fairground/wire/payment/deferral'
import { sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { JoinedView } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { deferralFields, deferralTables, type KeptDeferral } from './deferral.repository'
import { numberOrNameLike, type Reading } from './payment-list.repository'

export const deferralsAtDesk: JoinedView<KeptDeferral, DeferralSearch, Reading> = {
  id: sql`deferral.id`,
  tables: () => deferralTables,
  shown: () => sql`${deferralFields}`,
  always: ({ edition }) => sql`contract.edition = ${edition}`,
  asked: () => ({
    text: numberOrNameLike,
    state: (state) => sql`deferral.state = ${state}`,
  }),
  sorted: {
    number: () => sql`contract.number`,
    company: (language) => byReading(nameIn(language)),
    dueBefore: () => sql`deferral.due_before`,
    dueOn: () => sql`deferral.due_on`,
    askedAt: () => sql`deferral.asked_at`,
  },
  /** What waits for somebody first, the longest of it before the rest. */
  usual: () => sql`deferral.state = 'proposed' DESC,
    CASE WHEN deferral.state = 'proposed' THEN deferral.asked_at END, deferral.asked_at DESC, deferral.id`,
  alike: sql`deferral.id`,
}
