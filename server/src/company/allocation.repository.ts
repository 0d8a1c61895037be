import type { ContractState } from '@fairground/domain/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** The one that counts first, then what is on its way to take its place. What the organiser is still writing is none of an exhibitor's. */
export const listContractsOf = (db: Db, companyId: string, shown: ReadonlySet<ContractState>) =>
  db
    .selectFrom('contract')
    .select(['number', sql<ContractState>`state`.as('state')])
    .where('company_id', '=', companyId)
    .where('state', 'in', [...shown])
    .orderBy(sql`state IN ('superseded', 'void')`)
    .orderBy(sql`state IN ('inForce', 'payment', 'paid') DESC`)
    .orderBy('created_at', 'desc')
    .execute()
