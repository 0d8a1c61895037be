import { type RawBuilder, sql } from 'kysely'
import { perAccount } from './lockout'

/** The names, in small letters, that wrong passwords have locked somewhere; no staff name has a colon in it. */
export const lockedNames = (failures: number): RawBuilder<unknown> => sql`
  SELECT DISTINCT split_part(key, ':', 3) AS name FROM rate_window
  WHERE expires_at > now() AND (
    key LIKE 'login:pair:%' AND key NOT LIKE '%:locks' AND hits >= ${failures}
    OR key LIKE 'login:account:%' AND hits > ${perAccount.most})`
