import { type ComponentProps, createContext } from 'react'

export type FieldOfInput = ComponentProps<'input'>

/** What a field gives to the text input inside it, however deep that stands beside buttons and pictures. */
export const FieldContext = createContext<FieldOfInput>({})
