import { type CoExhibitorValues, coExhibitorMessages as say } from '@fairground/domain/co-exhibitor'
import type { Settings } from '@fairground/domain/settings'
import type { ListedCoExhibitor } from '@fairground/wire/co-exhibitor'
import type { Db } from '../platform/database/database'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { nameOfAccount, readOfCompany, type StoredCoExhibitor } from './co-exhibitor.repository'

/** Refuses while something stands on one that counts, or did. Features that give something for it are not known here. */
export type MayLose = (trx: Db, companyId: string, settings: Settings, counts: boolean) => Promise<void>

/** Held by the lock of its company. */
export const keptCoExhibitor: KeptRecord<StoredCoExhibitor, { companyId: string; id: string }> = {
  subjectType: 'co-exhibitor',
  lock: async (trx, { companyId, id }) => (await readOfCompany(trx, companyId)).find((one) => one.id === id),
  lastChange: async (trx, { updatedBy, updatedAt }) => ({
    who: await nameOfAccount(trx, updatedBy),
    when: updatedAt,
  }),
  ...refusals(say.unknown, say.conflict),
}

export const shown = ({
  companyId: _,
  updatedAt: __,
  updatedBy: ___,
  ...listed
}: StoredCoExhibitor): ListedCoExhibitor => listed

/** In one order, for the log and for comparing. */
export const wordsOf = ({
  nameZh,
  nameEn,
  country,
  contactName,
  contactPhone,
  website,
  introZh,
  introEn,
}: CoExhibitorValues | StoredCoExhibitor) => ({
  nameZh,
  nameEn,
  country,
  contactName,
  contactPhone,
  website,
  introZh,
  introEn,
})
