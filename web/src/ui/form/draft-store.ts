import type { KeyValueStorage } from '../../lib/safe-storage'

export type DraftValues = Record<string, unknown>

export interface DraftStore {
  read(account: string, key: string): DraftValues | undefined
  write(account: string, key: string, values: DraftValues): void
  clear(account: string, key: string): void
}

const keptForMs = 30 * 86_400_000
/** Whole names only: a credit code or a postal code is no secret. */
const secretName = /password|captcha|^(sms|mail|email|verification)code$|^ticket$|token/i
/** Halls have a code too; one that was sent to somebody is a row of digits. */
const isSecret = (name: string, value: unknown): boolean =>
  secretName.test(name) || (name === 'code' && /^\d{4,}$/.test(String(value)))

/**
 * What someone typed and has not saved yet, on this computer, per account. Secrets never come here, and what nobody
 * came back for within a month is dropped.
 */
export function createDraftStore(storage: KeyValueStorage, now: () => number = Date.now): DraftStore {
  const place = (account: string, key: string) => `fairground.draft.${account}.${key}`
  return {
    read(account, key) {
      const kept = parse(storage.getItem(place(account, key)))
      if (!kept) return undefined
      if (now() - kept.at > keptForMs) {
        storage.removeItem(place(account, key))
        return undefined
      }
      return underTodaysName(kept.values)
    },
    write(account, key, values) {
      const open = withoutSecrets(values) as DraftValues
      storage.setItem(place(account, key), JSON.stringify({ at: now(), values: open }))
    },
    clear(account, key) {
      storage.removeItem(place(account, key))
    },
  }
}

/**
 * Earlier builds called the version a draft was typed over `version`. Without it such a draft would pass for one typed over
 * the newest version, and overwrite that unseen.
 */
const underTodaysName = ({ version, ...values }: DraftValues): DraftValues =>
  version === undefined ? values : { basedOn: version, ...values }

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, entry]) => entry !== undefined && !isSecret(name, entry))
      .map(([name, entry]) => [name, withoutSecrets(entry)]),
  )
}

function parse(text: string | null): { at: number; values: DraftValues } | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKept = (kept: unknown): kept is { at: number; values: DraftValues } =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null
