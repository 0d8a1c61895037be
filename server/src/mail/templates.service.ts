import { type Wording, mailMessages as say, wordingFaults } from '@fairground/domain/mail'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type {
  listTemplates,
  resetTemplate as resetCall,
  saveTemplate as saveCall,
  templateHistory,
} from '@fairground/wire/mail'
import { readChanges, readHistory } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { readOwnWordings } from '../platform/messaging/own-wording.repository'
import {
  isTemplateName,
  placeholdersOf,
  shippedWording,
  type TemplateName,
  templates,
} from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { lockWording, putWording } from './mail.repository'

const names = Object.keys(templates) as TemplateName[]

export async function readTemplates({
  db,
  config,
}: Platform): Promise<CallResult<typeof listTemplates>> {
  const own = new Map((await readOwnWordings(db)).map((wording) => [wording.name, wording]))
  return {
    smsRegistered: config.SMS === 'aliyun' || config.SMS === 'tencent',
    templates: names.map((name) => {
      const shipped = shippedWording(name)
      const kept = own.get(name)
      const { version = 0, ...words } = kept ?? { ...shipped }
      return {
        ...words,
        name,
        version,
        shipped,
        own: kept !== undefined && !same(kept, shipped),
        placeholders: placeholdersOf(name),
      }
    }),
  }
}

interface KeptTemplate extends Wording {
  id: string
  version: number
}

const plain = ({ subjectZh, subjectEn, bodyZh, bodyEn }: Wording): Wording => ({
  subjectZh,
  subjectEn,
  bodyZh,
  bodyEn,
})
const same = (one: Wording, other: Wording): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const templateRecord: KeptRecord<KeptTemplate> = {
  subjectType: 'message-template',
  async lock(trx, id) {
    if (!isTemplateName(id)) return undefined
    const kept = (await lockWording(trx, id)) ?? { ...shippedWording(id), version: 0 }
    return { ...kept, id }
  },
  async lastChange(trx, { id }) {
    const [last] = await readChanges(trx, { type: 'message-template', id }, { most: 1 })
    return { who: last?.by ?? '', when: last?.at ?? null }
  },
  ...refusals(say.unknownTemplate, say.changed),
}

const keepingTemplate = (
  platform: Platform,
  caller: SignedInCaller,
  work: (keeper: Keeper<KeptTemplate, string>, trx: Db) => Promise<void>,
): Promise<null> =>
  keeping(platform, caller, templateRecord, async (keeper, trx) => {
    await work(keeper, trx)
    return null
  })

/** Each fault at its field, with the names that are meant. */
export function requireFit(name: TemplateName, given: Wording, language: Language): void {
  const faults = wordingFaults(given, placeholdersOf(name))
  const [first] = faults
  if (!first) return
  const fields = faults.map(({ field, message, names: which }) => ({
    path: field,
    message: translate(message, language, { names: which }),
  }))
  throw new Refusal(codes.invalid, first.message, { names: first.names }, fields)
}

export function requireTemplate(name: string): TemplateName {
  if (!isTemplateName(name)) throw new Refusal(codes.refused, say.unknownTemplate)
  return name
}

export const saveTemplate = (
  platform: Platform,
  { name, version, ...given }: CallInput<typeof saveCall>['body'],
  caller: SignedInCaller,
): Promise<null> => {
  requireFit(requireTemplate(name), given, caller.language)
  return keepingTemplate(platform, caller, async (keeper, trx) => {
    const held = await keeper.take(name)
    if (same(held, given)) return
    await keeper.requireSeen(held, version)
    await putWording(trx, name, given, held.version + 1)
    await keeper.record({ id: name, action: 'edit', before: plain(held), after: plain(given) })
  })
}

/** Kept as a row all the same: its version goes on, so that what was typed over an older one is found out. */
export const resetTemplate = (
  platform: Platform,
  { name, version }: CallInput<typeof resetCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingTemplate(platform, caller, async (keeper, trx) => {
    const held = await keeper.takeAsSeen({ id: name, version })
    const shipped = shippedWording(requireTemplate(name))
    if (same(held, shipped)) return
    await putWording(trx, name, shipped, held.version + 1)
    await keeper.record({ id: name, action: 'restore', before: plain(held), after: shipped })
  })

export async function readTemplateHistory(
  db: Db,
  name: string,
  before: number | undefined,
): Promise<CallResult<typeof templateHistory>> {
  const { entries, more } = await readHistory(db, { type: 'message-template', id: name }, before)
  return {
    more,
    entries: entries.map((entry) => ({
      ...entry,
      before: entry.before as Wording | null,
      after: entry.after as Wording | null,
    })),
  }
}
