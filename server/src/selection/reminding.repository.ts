import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface ToRemind {
  accountId: string
  nameZh: string
  nameEn: string
  endsAt: Date
  key: string
}

/** By its beginning: a window that was extended is still the same. */
const remindKey = sql<string>`'choice:remind:' || company.id || ':' || extract(epoch FROM own.starts_at)`

/** Who may choose at this moment, for themselves, has not finished, and was not reminded in this window. */
export async function readToRemind(db: Db, edition: number, most: number): Promise<ToRemind[]> {
  const { rows } = await sql<ToRemind>`
    SELECT company.account_id AS "accountId", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      own.ends_at AS "endsAt", ${remindKey} AS key
    FROM current_window own JOIN company ON company.id = own.company_id
    LEFT JOIN booth_choice choice ON choice.company_id = company.id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND company.review_state = 'approved'
      AND own.starts_at <= clock_timestamp() AND own.ends_at > clock_timestamp()
      AND coalesce(choice.state, 'choosing') = 'choosing'
      AND NOT EXISTS (SELECT FROM block_member WHERE block_member.company_id = company.id)
      AND NOT EXISTS (SELECT FROM outbox_message WHERE dedupe_key = ${remindKey})
    ORDER BY own.ends_at, company.id LIMIT ${most}`.execute(db)
  return rows
}
