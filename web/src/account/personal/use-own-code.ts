import { explainIssue } from '@fairground/domain/text'
import { sendMailCodeEn, sendSmsCode } from '@fairground/wire/account/codes'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { endReasonOf } from '../../session/session-store'
import { useUser } from '../../session/use-session'
import { type TextForm, useTextAt } from '../../ui/plain/text-form'
import { uiTexts } from '../../ui/ui.texts'
import { codeTexts } from '../code/code.texts'
import { countdowns } from '../code/countdowns'
import { sendFaults } from '../code/send-faults'
import { useSecondsLeft } from '../code/use-seconds-left'
import type { SentCode } from './account-change'
import { announceExpiry } from './announce-expiry'

const order = { purpose: 'changeUsername', captcha: { ticket: '', answer: '' } } as const

/** A code to the new username of the dialog. Whoever is signed in answers no picture for it. */
export function useOwnCode(form: TextForm, rule: z.ZodType | undefined) {
  const say = useSay()
  const language = useLanguage()
  const english = useUser().userType === 'ENG'
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<SentCode>()
  // State lags behind a double click; the ref does not.
  const busy = useRef(false)
  const typed = useTextAt(form, 'username')
  const target = english ? typed.toLowerCase() : typed
  const secondsLeft = useSecondsLeft(countdowns.endsAt(order.purpose, target))

  async function deliver(): Promise<void> {
    try {
      const ticket = english
        ? await call(sendMailCodeEn, { query: { to: target, ...order } })
        : await call(sendSmsCode, { query: { to: target, ...order } })
      countdowns.start(order.purpose, target)
      setSent({ target, ticket })
    } catch (error) {
      announceExpiry(error)
      if (endReasonOf(error)) return
      const failure = error instanceof CallFailure ? error : undefined
      const faults = failure
        ? sendFaults(failure, 'username', say(codeTexts.unreachable))
        : [{ path: 'code', message: say(uiTexts.formFailed) }]
      form.tell(faults)
    }
  }

  async function send(): Promise<void> {
    if (busy.current) return
    const issue = rule?.safeParse(typed).error?.issues[0]
    if (issue) return void form.tell([{ path: 'username', message: explainIssue(issue, language) }])
    busy.current = true
    setSending(true)
    await deliver()
    setSending(false)
    busy.current = false
  }

  return { sent, sentHere: sent?.target === target, target, sending, secondsLeft, send }
}
