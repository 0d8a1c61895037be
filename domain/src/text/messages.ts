import { fill } from './fill'

export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]
export type Text = Readonly<Record<Language, string>>

const registry = new Map<string, Text>()

/**
 * Registers a feature's messages and returns their keys. Schemas carry the key as their Zod message, so one schema
 * serves both languages: whoever shows the message calls `translate`.
 */
export function defineMessages<const Entries extends Record<string, Text>>(
  feature: string,
  entries: Entries,
): { readonly [Name in keyof Entries]: string } {
  const keys: Record<string, string> = {}
  for (const [name, text] of Object.entries(entries)) {
    const key = `${feature}.${name}`
    registry.set(key, text)
    keys[name] = key
  }
  return keys as { [Name in keyof Entries]: string }
}

export function isMessageKey(key: string): boolean {
  return registry.has(key)
}

/** A text that is no registered key comes back as it is, so that server texts already translated pass through. */
export function translate(
  key: string,
  language: Language,
  params: Record<string, string | number> = {},
): string {
  return fill(registry.get(key)?.[language] ?? key, params)
}
