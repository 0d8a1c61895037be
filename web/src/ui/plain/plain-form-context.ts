import { createContext, useContext } from 'react'
import type { FieldRules } from '../form/schema-rules'
import type { TextForm } from './text-form'

interface PlainFormState {
  form: TextForm
  rules: Record<string, FieldRules>
  submitting: boolean
  marks: boolean
}

export const PlainFormContext = createContext<PlainFormState | undefined>(undefined)

export function usePlainForm(): PlainFormState {
  const state = useContext(PlainFormContext)
  if (!state) throw new Error('a plain field stands inside a PlainForm')
  return state
}
