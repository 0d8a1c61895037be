import { z } from 'zod'
import { mailMessages as say } from './mail.messages'
import { placeholdersIn, secretPlaceholders } from './placeholders'

const line = (most: number) => z.string().trim().min(1, say.missing).max(most)

/** A message in both languages. A mail has a subject; an SMS is its text alone. */
export const wording = z.object({
  subjectZh: line(100),
  subjectEn: line(200),
  bodyZh: line(500),
  bodyEn: line(1000),
})
export type Wording = z.output<typeof wording>

export interface WordingFault {
  field: keyof Wording
  message: string
  names: string
}

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ')

/** What a rule alone cannot know: whether a message of this kind has what the text speaks of, and says what it must. */
export function wordingFaults(given: Wording, placeholders: readonly string[]): WordingFault[] {
  const required = placeholders.filter((name) => secretPlaceholders.includes(name))
  return (Object.keys(wording.shape) as (keyof Wording)[]).flatMap((field) => {
    const used = placeholdersIn(given[field])
    const unknown = used.filter((name) => !placeholders.includes(name))
    const missing = field.startsWith('body') ? required.filter((name) => !used.includes(name)) : []
    return [
      ...(unknown.length > 0 ? [{ field, message: say.unknownPlaceholder, names: named(unknown) }] : []),
      ...(missing.length > 0 ? [{ field, message: say.placeholderMissing, names: named(missing) }] : []),
    ]
  })
}
