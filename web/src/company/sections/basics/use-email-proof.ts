import { newMobileMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language'

interface Proof {
  email: string
  ticket: string
  code: string
}

export interface EmailProof {
  /** What stands in the field now. */
  email: string
  state: 'empty' | 'verified' | 'entered' | 'needed'
  enter: (proof: Proof) => void
  /** Travels with the save, which checks it; only for the address it was sent to. */
  forSaving: () => { ticket: string; code: string } | undefined
  /** A code counts once: after a refusal another one is needed. Answers what to say, if a code was sent along. */
  refused: () => string | undefined
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether the recovery address is proved: it is the saved one, or a code sent to it was typed in. */
export function useEmailProof(form: FormInstance, verified: string): EmailProof {
  const language = useLanguage()
  const [proof, setProof] = useState<Proof>()
  const typed: unknown = Form.useWatch('recoveryEmail', form)
  const email = typeof typed === 'string' ? typed.trim() : ''
  const entered = proof && same(proof.email, email) ? proof : undefined
  return {
    email,
    state: email === '' ? 'empty' : same(email, verified) ? 'verified' : entered ? 'entered' : 'needed',
    enter: setProof,
    forSaving: () => (entered ? { ticket: entered.ticket, code: entered.code } : undefined),
    refused() {
      if (!entered) return undefined
      setProof(undefined)
      return translate(newMobileMessages.wrongCode, language)
    },
  }
}
