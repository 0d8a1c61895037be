import { CallFailure } from '@fairground/wire/kernel/client'
import { sayIn } from '../lib/text'
import { notices } from '../session/notices'
import { endReasonOf } from '../session/session-store'
import { uiTexts } from '../ui/ui.texts'

/** For what is done by a button and has no form to complain in. */
export function useReportedFailure(): (error: unknown) => void {
  return (error) => {
    if (endReasonOf(error)) return
    const failure = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : undefined
    notices.announce({
      key: 'change-failed',
      tone: 'error',
      text: (language) => failure ?? sayIn(language)(uiTexts.formUnreachable),
    })
  }
}
