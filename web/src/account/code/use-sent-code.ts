import { captchaField } from '@fairground/domain/account'
import { explainIssue } from '@fairground/domain/text'
import { type CodePurpose, sendMailCode, sendMailCodeEn, sendSmsCode } from '@fairground/wire/account/codes'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { type TextForm, useTextAt } from '../../ui/plain/text-form'
import { uiTexts } from '../../ui/ui.texts'
import { type Captcha, useCaptcha } from '../use-captcha'
import { codeTexts } from './code.texts'
import { countdowns } from './countdowns'
import { sendFaults } from './send-faults'
import { useSecondsLeft } from './use-seconds-left'

export interface CodeOrder {
  form: TextForm
  channel: 'sms' | 'mail'
  purpose: CodePurpose
  /** The field that says where the code goes, and its rule. */
  target: string
  rule: z.ZodType<string>
}

export interface SentCode {
  channel: CodeOrder['channel']
  picture: Captcha
  send: () => Promise<void>
  sending: boolean
  secondsLeft: number
  sentTo: string | undefined
  /** The ticket of the code sent to this target; empty when none was, or it went elsewhere. */
  ticketFor: (target: string) => string
  /** A code counts once. Where an answer used it up, the field must not pretend otherwise. */
  spent: () => void
}

export function useSentCode({ form, channel, purpose, target, rule }: CodeOrder): SentCode {
  const say = useSay()
  const language = useLanguage()
  const picture = useCaptcha()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ to: string; ticket: string }>()
  // State lags behind a double click; the ref does not.
  const busy = useRef(false)
  const typed = useTextAt(form, target)
  const parsed = rule.safeParse(typed)
  const left = useSecondsLeft(countdowns.endsAt(purpose, parsed.success ? parsed.data : typed))

  function judged(path: string, fieldRule: z.ZodType<string>): string | undefined {
    const result = fieldRule.safeParse(form.textAt(path))
    if (result.success) return result.data
    const issue = result.error.issues[0]
    if (issue) form.tell([{ path, message: explainIssue(issue, language) }])
    return undefined
  }

  function order(to: string, answer: string): Promise<string> {
    const query = { to, purpose, captcha: { ticket: picture.ticket, answer } }
    if (channel === 'sms') return call(sendSmsCode, { query })
    return call(language === 'en' ? sendMailCodeEn : sendMailCode, { query })
  }

  function explain(error: unknown): void {
    const faults =
      error instanceof CallFailure
        ? sendFaults(error, target, say(codeTexts.unreachable))
        : [{ path: 'code', message: '' }]
    form.tell(faults.map(({ path, message }) => ({ path, message: message || say(uiTexts.formFailed) })))
  }

  async function send(): Promise<void> {
    if (busy.current) return
    const to = judged(target, rule)
    if (to === undefined) return
    const answer = picture.required ? judged('captcha.answer', captchaField) : ''
    if (answer === undefined) return
    busy.current = true
    setSending(true)
    try {
      const ticket = await order(to, answer)
      countdowns.start(purpose, to)
      setSent({ to, ticket })
      form.reset('code')
      form.focus('code')
    } catch (error) {
      explain(error)
    } finally {
      busy.current = false
      setSending(false)
      // A picture is answered once, rightly or not.
      picture.refresh()
    }
  }

  return {
    channel,
    picture,
    send,
    sending,
    secondsLeft: left,
    sentTo: sent?.to,
    ticketFor: (to) => (sent?.to === to ? sent.ticket : ''),
    spent() {
      setSent(undefined)
      form.write('code', '')
    },
  }
}
