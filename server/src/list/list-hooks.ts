import type { Row } from '@fairground/domain/field'
import { listMessages as say } from '@fairground/domain/list'
import type { Settings } from '@fairground/domain/settings'
import type { KeptList, ListRow } from '@fairground/wire/list'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import { refuseField } from './refuse-field'
import { tierHooks } from './tier-hooks'

interface WritingNow {
  settings: Settings
  /** What the row says so far; empty for a new one. */
  before: Partial<Row>
  id?: string | undefined
}

interface Said {
  key: string
  params: Record<string, string | number>
}

/** What one list needs beyond its definition. Needing more than this means it is a feature of its own. */
export interface ListHooks {
  /** Completes and checks values that depend on other tables. */
  beforeWrite?(db: Db, values: Row, now: WritingNow & { mayAdd: boolean }): Promise<Row>
  /** What speaks against values that may be kept all the same. */
  doubts?(db: Db, values: Row, now: WritingNow): Promise<Said[]>
  /** Fills in the definition's derived fields. */
  decorate?(db: Db, rows: ListRow[], edition: number): Promise<void>
  /** Ties rows that will be added to what else the fair knows. */
  beforeImport?(db: Db, runId: string, edition: number): Promise<void>
}

const hooks: Partial<Record<KeptList['name'], ListHooks>> = {
  blacklistEntry: {
    async beforeWrite(db, values, { settings: { edition }, before, mayAdd }) {
      // Locked: a submission or a choice of the same company waits, and then meets the entry.
      const companies = await db
        .selectFrom('company')
        .select(['edition', 'name_zh', 'name_en'])
        .where('account_id', '=', String(values.accountId))
        .where('deleted_at', 'is', null)
        .forUpdate()
        .execute()
      // An entry outlasts editions: who stands on the list may not have signed up this time.
      if (values.accountId === before.accountId) return { ...values, companyName: before.companyName ?? '' }
      // Naming another company lists that one, which takes the right to list.
      if (!mayAdd) throw refuseField('accountId', say.companyStays)
      const company = companies.find((one) => one.edition === edition)
      if (!company) throw refuseField('accountId', say.unknownCompany)
      return { ...values, companyName: company.name_zh || company.name_en }
    },
    async decorate(db, rows, edition) {
      const accounts = rows.flatMap(({ accountId }) => (typeof accountId === 'string' ? [accountId] : []))
      const states = accounts.length
        ? await db
            .selectFrom('company')
            .select(['account_id', 'data_state'])
            .where('account_id', 'in', accounts)
            .where('edition', '=', edition)
            .where('deleted_at', 'is', null)
            .execute()
        : []
      const byAccount = new Map(states.map((state) => [state.account_id, state.data_state]))
      for (const row of rows) row.dataState = byAccount.get(String(row.accountId)) ?? null
    },
  },
  boothTier: tierHooks,
  groupUnit: {
    async beforeWrite(db, values, { settings: { edition }, before }) {
      if (values.companyId === null || values.companyId === before.companyId) return values
      const company = await db
        .selectFrom('company')
        .select('id')
        .where('id', '=', String(values.companyId))
        .where('edition', '=', edition)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!company) throw refuseField('companyId', say.unknownCompany)
      return values
    },
    async beforeImport(db, runId, edition) {
      await sql`
        UPDATE import_row row SET given = row.given || jsonb_build_object('company_id', invoice.company_id)
        FROM invoice_profile invoice
        WHERE row.run_id = ${runId} AND row.action = 'add' AND invoice.credit_code = row.given->>'credit_code'
          AND invoice.edition = ${edition} AND invoice.deleted_at IS NULL`.execute(db)
    },
  },
}

export const hooksOf = ({ name }: KeptList): ListHooks => hooks[name] ?? {}

/** Rules a database index keeps, in the words of the list. */
export function explainViolation(error: unknown): unknown {
  return violatedIndex(error) === 'blacklist_entry_once'
    ? refuseField('accountId', say.alreadyBlacklisted)
    : error
}
