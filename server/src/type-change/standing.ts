import { isCounted, type Quota } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { typeAndSizeOf } from '@fairground/domain/type-change'
import type { OwnTypeChange, QuotaSpan } from '@fairground/wire/type-change'
import { findContractOf } from '../contract'
import type { Db } from '../platform/database/database'
import { readAllowance } from '../quota'
import { readAsked, readHeld } from './type-change.repository'

/** Counted or measured, as the type of booth is. */
export const spanOf = (quota: Quota | undefined): QuotaSpan | null => {
  const span = quota && (quota.area ?? quota.count)
  return span ? { least: span.least, most: span.most, source: quota.source } : null
}

/** What a company asked for and may choose, what it holds, and what it has signed. */
export async function readStanding(db: Db, companyId: string, settings: Settings) {
  const asked = await readAsked(db, companyId)
  const [held, contract, allowance] = await Promise.all([
    readHeld(db, companyId),
    findContractOf(db, companyId),
    asked ? readAllowance(db, companyId, settings) : undefined,
  ])
  return { asked, held, contract, quota: allowance?.ownQuota }
}
export type Standing = Awaited<ReturnType<typeof readStanding>>

export function nowOf({ asked, held, contract, quota }: Standing): OwnTypeChange['now'] {
  if (!asked) return null
  return {
    ...typeAndSizeOf(asked),
    quota: spanOf(quota),
    booths: held.map(({ hallKind: _, ...booth }) => booth),
    contract: contract?.number ?? null,
  }
}

/** In words, for a message that names no list. */
export const sizeWords = (boothType: string, size: number, name: string, language: 'zh' | 'en'): string => {
  if (!isCounted({ boothType })) return `${name} ${size} m²`
  return language === 'en' ? `${name} × ${size}` : `${name}${size}个`
}
