import { type Language, translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { sayIn } from '../lib/text'
import { type Notice, notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts } from '../ui/ui.texts'

type Params = Record<string, string | number>

export const announce = (
  tone: Notice['tone'],
  message: string,
  params: (language: Language) => Params = () => ({}),
): void =>
  notices.announce({
    key: 'list',
    tone,
    text: (language) => translate(message, language, params(language)),
  })

/** A failed call in words; `otherwise` where the server has none. The end of a session speaks for itself. */
export function announceFailure(error: unknown, otherwise: string = ''): void {
  if (endReasonOf(error)) return
  notices.announce({
    key: 'list',
    tone: 'error',
    text: (language) => failureText(error, language, otherwise),
  })
}

export function failureText(error: unknown, language: Language, otherwise: string = ''): string {
  const say = sayIn(language)
  if (error instanceof CallFailure && error.code === 'unreachable') return say(uiTexts.unreachable)
  const spoken = error instanceof CallFailure ? error.message : ''
  return spoken || translate(otherwise, language) || say(uiTexts.formFailed)
}
