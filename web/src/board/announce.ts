import type { Language } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { sayIn, type TextEntry } from '../lib/text'
import { type Notice, notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts } from '../ui/ui.texts'

const key = 'board'

export const announce = (tone: Notice['tone'], text: TextEntry): void =>
  notices.announce({ key, tone, text: (language) => sayIn(language)(text) })

/** A failed call in words; `otherwise` where the server has none. The end of a session speaks for itself. */
export function announceFailure(error: unknown, otherwise: TextEntry = uiTexts.formFailed): void {
  if (endReasonOf(error)) return
  notices.announce({ key, tone: 'error', text: (language) => failureText(error, language, otherwise) })
}

export function failureText(error: unknown, language: Language, otherwise: TextEntry): string {
  const say = sayIn(language)
  if (!(error instanceof CallFailure)) return say(otherwise)
  return error.code === 'unreachable' ? say(uiTexts.unreachable) : error.message || say(otherwise)
}
