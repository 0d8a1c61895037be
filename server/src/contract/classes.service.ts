import {
  type ContractClass,
  contractMessages as say,
  type TemplateDraft,
  unknownPlaceholders,
} from '@fairground/domain/contract'
import type { LiveEvent } from '@fairground/domain/live'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  countContractsOf,
  insertClass,
  insertTemplate,
  type KeptClass,
  lockClass,
  lockOrder,
  markClassRemoved,
  readClasses,
  readPersonName,
  readVersions,
  setPosition,
  updateClass,
} from './classes.repository'

const classRecord: KeptRecord<KeptClass> = {
  subjectType: 'contract-class',
  lock: lockClass,
  lastChange: async (trx, { updatedBy, updatedAt }) => ({
    who: await readPersonName(trx, updatedBy),
    when: updatedAt,
  }),
  ...refusals(say.unknownClass, say.classConflict),
}

const news: LiveEvent = { type: 'list-changed', audience: 'staff', list: 'contractClass' }

const told = ({ nameZh, nameEn, userType, rules }: ContractClass) => ({ nameZh, nameEn, userType, rules })

/** Adds or changes. What was added keeps its currency, so that no amount ever means another one. */
export function saveClass(
  platform: Platform,
  { id, version, ...values }: ContractClass & { id: string; version: number | null },
  caller: SignedInCaller,
): Promise<{ version: number }> {
  const { edition, contractCurrencies } = platform.settings.current()
  const by = caller.user.id
  return keeping(platform, caller, classRecord, async (keeper, trx) => {
    if (version === null) {
      const added = await addOnce({
        insert: () =>
          insertClass(trx, { id, edition, currency: contractCurrencies[values.userType], by, ...values }),
        sentBefore: () => keeper.addedAs(id),
        taken: say.unknownClass,
      })
      if ('id' in added) await keeper.record({ id, action: 'add', after: told(values) }, news)
      return { version: 1 }
    }
    const before = await keeper.takeAsSeen({ id, version })
    if (before.userType !== values.userType && (await countContractsOf(trx, id)) > 0)
      throw new Refusal(codes.refused, say.classInUse, { count: await countContractsOf(trx, id) })
    const next = await updateClass(trx, id, { ...values, by })
    await keeper.record({ id, action: 'edit', before: told(before), after: told(values) }, news)
    return { version: next }
  })
}

export function removeClass(
  platform: Platform,
  { id, version }: { id: string; version: number },
  caller: SignedInCaller,
): Promise<null> {
  return keeping(platform, caller, classRecord, async (keeper, trx) => {
    const before = await keeper.takeAsSeen({ id, version })
    const count = await countContractsOf(trx, id)
    if (count > 0) throw new Refusal(codes.refused, say.classInUse, { count })
    await markClassRemoved(trx, id, caller.user.id)
    await keeper.record({ id, action: 'delete', before: told(before) }, news)
    return null
  })
}

export function moveClass(
  platform: Platform,
  { id, by }: { id: string; by: 'up' | 'down' },
  caller: SignedInCaller,
): Promise<null> {
  const { edition } = platform.settings.current()
  return keeping(platform, caller, classRecord, async (keeper, trx) => {
    await lockOrder(trx, edition)
    const classes = await readClasses(trx, edition)
    const place = classes.findIndex((one) => one.id === id)
    if (place < 0) throw new Refusal(codes.refused, say.unknownClass)
    const other = by === 'up' ? place - 1 : place + 1
    const [one, beside] = [classes[place], classes[other]]
    if (!one || !beside) return null
    const order = classes.with(place, beside).with(other, one)
    for (const [index, { id: classId }] of order.entries()) await setPosition(trx, classId, index + 1)
    await keeper.record(
      { id, action: 'edit', before: { position: place + 1 }, after: { position: other + 1 } },
      news,
    )
    return null
  })
}

/** The next version. Saved twice with the same words, it is one; saved over what was not seen, it is none. */
export function saveTemplate(
  platform: Platform,
  { classId, language, title, body, basedOn }: TemplateDraft & { basedOn: number },
  caller: SignedInCaller,
): Promise<{ number: number }> {
  requireKnown('title', title, caller.language)
  requireKnown('body', body, caller.language)
  return keeping(platform, caller, classRecord, async (keeper, trx) => {
    await keeper.take(classId)
    const [latest] = await readVersions(trx, classId, language)
    if (latest && latest.title === title && latest.body === body) return { number: latest.number }
    if ((latest?.number ?? 0) !== basedOn)
      throw new Refusal(codes.conflict, say.templateOvertaken, {
        number: latest?.number ?? 0,
        who: latest?.savedBy ?? '',
        when: latest ? momentIn(latest.savedAt, platform.settings.current().timeZone) : '',
      })
    const number = basedOn + 1
    await insertTemplate(trx, { classId, language, number, title, body, by: caller.user.id })
    await keeper.record({ id: classId, action: 'edit', after: { language, number, title } }, news)
    return { number }
  })
}

function requireKnown(field: string, text: string, language: Language): void {
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return
  const names = unknown.map((name) => `{${name}}`).join(' ')
  throw new Refusal(codes.refused, say.unknownPlaceholders, { names }, [
    { path: field, message: translate(say.unknownPlaceholders, language, { names }) },
  ])
}
