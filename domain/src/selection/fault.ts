import { type SelectionMessage, selectionMessages } from './selection.messages'

/** What stands in the way: which rule, its words, and the figures in them. */
export interface Fault {
  kind: SelectionMessage
  message: string
  params: Record<string, string | number>
}

export const fault = (kind: SelectionMessage, params: Fault['params'] = {}): Fault => ({
  kind,
  message: selectionMessages[kind],
  params,
})
