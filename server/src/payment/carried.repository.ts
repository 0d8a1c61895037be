import { type RawBuilder, sql } from 'kysely'

/**
 * An amendment takes every payment of the contract before back and books it anew. So whether money still counts, and for
 * which contract, is said by the last entry it was carried to; by the entry itself where it never was.
 */
export const endOf = (entryId: RawBuilder<unknown>) => sql`(WITH RECURSIVE carried AS (
    SELECT first.id, first.contract_id, 0 AS step FROM ledger_entry first WHERE first.id = ${entryId}
    UNION ALL SELECT next.id, next.contract_id, carried.step + 1
    FROM carried JOIN ledger_entry next ON next.once = 'carry:' || carried.id::text
  ) SELECT carried.contract_id,
      EXISTS (SELECT FROM ledger_entry back WHERE back.reverses_id = carried.id) AS is_reversed
    FROM carried ORDER BY carried.step DESC LIMIT 1)`

/** Carried on from an entry of the contract before. */
export const isCarried = (once: RawBuilder<unknown>) => sql`starts_with(${once}, 'carry:')`
