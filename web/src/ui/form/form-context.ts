import { createContext, useContext } from 'react'
import type { FieldRules } from './schema-rules'

export interface FormState {
  rules: Record<string, FieldRules>
  submitting: boolean
}

export const FormStateContext = createContext<FormState>({ rules: {}, submitting: false })

export const useFormState = (): FormState => useContext(FormStateContext)
