import { Form, type FormInstance } from 'antd'
import { useState } from 'react'

export interface Proof {
  email: string
  ticket: string
}

export interface EmailProof {
  /** What stands in the field now. */
  email: string
  state: 'empty' | 'verified' | 'proved' | 'needed'
  enter: (proof: Proof) => void
  /** Travels with the save; only for the address it was given for. */
  forSaving: () => { ticket: string } | undefined
  /** It may have run out while the form was open. */
  refused: () => void
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether the recovery address is proved: it is the saved one, or a code sent to it was typed in. */
export function useEmailProof(form: FormInstance, verified: string): EmailProof {
  const [proof, setProof] = useState<Proof>()
  const typed: unknown = Form.useWatch('recoveryEmail', form)
  const email = typeof typed === 'string' ? typed.trim() : ''
  const proved = proof && same(proof.email, email) ? proof : undefined
  return {
    email,
    state: email === '' ? 'empty' : same(email, verified) ? 'verified' : proved ? 'proved' : 'needed',
    enter: setProof,
    forSaving: () => proved && { ticket: proved.ticket },
    refused: () => setProof(undefined),
  }
}
