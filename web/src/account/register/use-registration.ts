import { registrationMessages, type UserType } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { register } from '@fairground/wire/account/registration'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { useRef, useState } from 'react'
import { useLanguage } from '../../lib/language'
import { call } from '../../session/session'
import type { TextForm } from '../../ui/plain/text-form'
import type { SentCode } from '../code/use-sent-code'
import { loginPrefill } from '../hand-over'
import type { CompanyBasics } from './company-dialog'
import { splitFaults } from './register-schema'

interface Account {
  username: string
  password: string
  code: string
  creditCode?: string
}

type Step = 'account' | 'company' | 'codeTaken' | 'done'

/** The way from the first screen through the dialog to the account, and back to whichever step has a fault. */
export function useRegistration(variant: UserType, form: TextForm, sent: SentCode) {
  const language = useLanguage()
  const [step, setStep] = useState<Step>('account')
  const account = useRef<Account>(undefined)
  const unsaid = useRef<FieldFault[]>([])

  async function begin(typed: Account): Promise<void> {
    if (!sent.ticketFor(typed.username)) {
      const message = translate(registrationMessages.code, language)
      throw new CallFailure(codes.invalid, message, [{ path: 'code', message }])
    }
    account.current = typed
    setStep('company')
  }

  async function finish(company: CompanyBasics): Promise<void> {
    if (!account.current) return
    const { username, password, code, creditCode } = account.current
    try {
      await call(register, {
        body: {
          userType: variant,
          username,
          password,
          code,
          ticket: sent.ticketFor(username),
          company,
          ...(creditCode === undefined ? {} : { creditCode }),
        },
      })
    } catch (error) {
      return sortOut(error)
    }
    loginPrefill.put({ username, password })
    setStep('done')
  }

  /** The dialog shows its own faults; those of the first screen are shown there. */
  function sortOut(error: unknown): void {
    if (!(error instanceof CallFailure) || error.code === 'unreachable') throw error
    const faults = splitFaults(error)
    if (faults.account.length === 0)
      throw new CallFailure(
        error.code,
        error.message || translate(registrationMessages.failed, language),
        faults.company,
      )
    returnToFirst(faults.account, error.code === codes.refused)
  }

  /** Refused means that somebody else has it; anything else that it is not as it should be. */
  function returnToFirst(faults: FieldFault[], refused: boolean): void {
    const taken = refused && faults.some(({ path }) => path === 'creditCode' || path === 'username')
    unsaid.current = faults
    setStep(taken && faults[0]?.path === 'creditCode' ? 'codeTaken' : 'account')
  }

  /** Only once no dialog stands in front: as it closes it moves the focus, and a field left is judged anew. */
  function sayFaults(): void {
    const faults = unsaid.current
    unsaid.current = []
    form.tell(faults)
  }

  return {
    step,
    begin,
    finish,
    back: () => setStep('account'),
    dialogClosed: () => {
      if (step === 'account') sayFaults()
    },
  }
}
