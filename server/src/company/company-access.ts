import type { UserType } from '@fairground/domain/account'
import { sessionMessages } from '@fairground/domain/account'
import type { DataState, ReviewState } from '@fairground/domain/company'
import { exhibitorMayEdit, notEditable } from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'

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
 * The company a caller means: staff name one, exhibitors have one. Somebody else's company and one that does not exist
 * look the same to an exhibitor.
 */
export async function findCompanyFor(
  db: Db,
  caller: SignedInCaller,
  companyId: string | undefined,
  edition: number,
  lock = false,
): Promise<OpenCompany | undefined> {
  const own = caller.user.department === 'exhibitor'
  const named = isNamed(companyId)
  if (named && !isId(companyId)) return undefined
  if (!own && !named) return undefined
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
    .$if(lock, (query) => query.forUpdate('company'))
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

/** Administrators may always edit; other staff need the key; a company only while its sign-up is in its own hands. */
export function requireEditable(company: OpenCompany, caller: SignedInCaller, settings: Settings): void {
  if (caller.user.department !== 'exhibitor') {
    requireStaffRight(caller)
    return
  }
  if (!exhibitorMayEdit(company, settings)) throw new Refusal(codes.refused, notEditable(company))
}

/** Exhibitors have the right to their own company; staff need it for anybody's. */
export function requireStaffRight({ user }: SignedInCaller): void {
  if (user.department === 'exhibitor' || user.department === 'administrator') return
  if (!user.permissions.includes('prediction/exhprediction:edit'))
    throw new Refusal(codes.forbidden, sessionMessages.forbidden)
}
