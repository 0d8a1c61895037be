import type { UserType } from '@fairground/domain/account'
import type { DataState } from '@fairground/domain/company'
import { signUpMessages, signUpSections } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { updateCompany } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { sayIn } from '../../lib/text'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { endReasonOf } from '../../session/session-store'
import { noticeKey } from '../notice-key'
import { useReloadSignUp } from '../use-sign-up'
import { confirmTexts as texts } from './confirm.texts'

/** Submitting and withdrawing. Both answer whether it worked, and have said so. */
export function useStateChange(variant: UserType) {
  const say = useSay()
  const reload = useReloadSignUp()
  const [busy, setBusy] = useState(false)
  // State lags behind a double click; the ref does not.
  const running = useRef(false)

  const tell = (tone: 'success' | 'error', text: string) =>
    notices.announce({ key: noticeKey, tone, text: () => text })

  async function change(dataState: DataState, done: string, failed: string): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await call(updateCompany, { body: { dataState } })
      tell('success', done)
      return true
    } catch (error) {
      if (!endReasonOf(error)) tell('error', explain(error, failed))
      return false
    } finally {
      // Also after a refusal: most likely it stands differently from what the page shows.
      await reload(...signUpSections[variant])
      running.current = false
      setBusy(false)
    }
  }

  function explain(error: unknown, failed: string): string {
    if (!(error instanceof CallFailure)) return failed
    return error.code === 'unreachable' ? say(texts.unreachable) : error.message || failed
  }

  const language = variant === 'ENG' ? 'en' : 'zh'
  return {
    busy,
    submit: () => change('submitted', translate(signUpMessages.submitted, language), say(texts.failed)),
    withdraw: () =>
      change('draft', sayIn(language)(texts.withdrawn), translate(signUpMessages.withdrawFailed, language)),
  }
}
