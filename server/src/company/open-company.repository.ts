import type { UserType } from '@fairground/domain/account'
import type { DataState, ReviewState } from '@fairground/domain/company'
import type { CompanyRef } from '@fairground/wire/company/company-codecs'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import { planOnce } from '../platform/database/plan-once'
import type { SignedInCaller } from '../platform/http/principal'

export interface OpenCompany {
  id: string
  accountId: string
  edition: number
  variant: UserType
  dataState: DataState
  reviewState: ReviewState | null
  basicsSaved: boolean
  updatedAt: Date
}

/** The specs' word for a company that is not stored yet stands where its id would. */
export const isNamed = (companyId: string | undefined): companyId is string =>
  companyId !== undefined && companyId !== '' && companyId !== 'newInsert'

/**
 * The company a caller means: staff name one, or its account; exhibitors have one. Somebody else's company and one that does not exist
 * look the same to an exhibitor.
 */
export async function findCompanyFor(
  db: Db,
  caller: SignedInCaller,
  { companyId, accountId }: CompanyRef,
  edition: number,
  lock = false,
): Promise<OpenCompany | undefined> {
  const own = caller.user.department === 'exhibitor'
  const named = isNamed(companyId)
  const byAccount = accountId !== undefined && accountId !== ''
  if ((named && !isId(companyId)) || (byAccount && !isId(accountId))) return undefined
  if (!own && !named && !byAccount) return undefined
  const row = await db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select([
      'company.id',
      'company.account_id',
      'company.edition',
      'account.user_type',
      'company.data_state',
      'company.review_state',
      'company.basics_saved',
      'company.updated_at',
    ])
    .where('company.deleted_at', 'is', null)
    .$if(own, (query) => query.where('company.account_id', '=', caller.user.id))
    // An earlier edition's may be read, by its id, and nothing else.
    .$if(lock || !named, (query) => query.where('company.edition', '=', edition))
    .$if(named, (query) => query.where('company.id', '=', companyId ?? ''))
    .$if(byAccount, (query) => query.where('company.account_id', '=', accountId ?? ''))
    .$if(lock, (query) => query.forUpdate('company'))
    .modifyFront(planOnce)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      edition: row.edition,
      variant: row.user_type as UserType,
      dataState: row.data_state as DataState,
      reviewState: row.review_state as ReviewState | null,
      basicsSaved: row.basics_saved,
      updatedAt: row.updated_at,
    }
  )
}
