import { type Language, translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { sayIn, type TextEntry, type TextParams } from '../lib/text'
import { type Notice, notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts } from './ui.texts'

/** A text of a screen, or the key of a message. */
export type Words = TextEntry | string

interface FailureWords {
  unreachable?: Words
  /** Where the server has no words of its own. */
  otherwise?: Words
}

const inWords = (words: Words, language: Language, params: TextParams = {}): string =>
  typeof words === 'string' ? translate(words, language, params) : sayIn(language)(words, params)

export function failureText(error: unknown, language: Language, words: FailureWords = {}): string {
  const { unreachable = uiTexts.unreachable, otherwise = uiTexts.formFailed } = words
  if (!(error instanceof CallFailure)) return inWords(otherwise, language)
  if (error.code === 'unreachable') return inWords(unreachable, language)
  return error.message || inWords(otherwise, language)
}

/** What a feature has to say goes by one key, so that the newest takes the place of what it said before. */
export const announcer = (key: string, failureWords: FailureWords = {}) => ({
  announce: (
    tone: Notice['tone'],
    words: Words,
    params: (language: Language) => TextParams = () => ({}),
    next?: { words: Words; go: () => void },
  ): void =>
    notices.announce({
      key,
      tone,
      text: (language) => inWords(words, language, params(language)),
      ...(next && { next: { text: (language) => inWords(next.words, language), go: next.go } }),
    }),

  /** A failed call in words. The end of a session speaks for itself. */
  announceFailure(error: unknown, words: FailureWords = failureWords): void {
    if (endReasonOf(error)) return
    notices.announce({ key, tone: 'error', text: (language) => failureText(error, language, words) })
  },
})

export type Announcer = ReturnType<typeof announcer>
