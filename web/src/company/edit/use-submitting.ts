import { type SignUpSection, signUpSections, unsavedSections } from '@fairground/domain/company/sections'
import { checkComplete } from '@fairground/wire/company/basics'
import { submissionQuery } from '@fairground/wire/company/screens'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { endReasonOf } from '../../session/session-store'
import { noticeKey } from '../notice-key'
import { signUpPaths } from '../sign-up-paths'
import { newInsert } from '../subject'
import { type SignUp, useReloadSignUp } from '../use-sign-up'
import { editTexts as texts } from './edit.texts'

/** Checks that everything is saved, then leads to the page where the whole is confirmed. */
export function useSubmitting(
  signUp: SignUp,
  mayLeave: () => boolean,
  goTo: (section: SignUpSection) => void,
) {
  const say = useSay()
  const navigate = useNavigate()
  const reload = useReloadSignUp()
  const [busy, setBusy] = useState(false)
  // State lags behind a double click; the ref does not.
  const running = useRef(false)

  const tell = (text: string) => notices.announce({ key: noticeKey, tone: 'warning', text: () => text })

  async function check(): Promise<void> {
    const [missing] = unsavedSections(signUp.variant, signUp.saved)
    try {
      await call(checkComplete, { params: { companyId: signUp.company?.id ?? newInsert } })
      const query = submissionQuery(signUp.company?.accountId ?? '')
      await navigate(`${signUpPaths[signUp.variant].confirm}?${query}`)
    } catch (error) {
      if (endReasonOf(error)) return
      tell(explain(error))
      if (missing) goTo(missing)
      // The rules may have changed since the page was read: what it shows as saved may not count any more.
      else await reload(...signUpSections[signUp.variant])
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailure)) return say(texts.submitFailed)
    return error.code === 'unreachable'
      ? say(texts.submitUnreachable)
      : error.message || say(texts.submitFailed)
  }

  async function start(): Promise<void> {
    if (running.current || !mayLeave()) return
    running.current = true
    setBusy(true)
    await check()
    running.current = false
    setBusy(false)
  }

  return { busy, start }
}
