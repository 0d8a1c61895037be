import type { LogList, ReferenceList, WireField } from '@fairground/wire/reference'

/** Fields that stand in a workbook. A chosen company stands there by its name and code. */
export const travelling = (list: ReferenceList | LogList): [string, WireField][] =>
  Object.entries(list.fields).filter(([, { kind }]) => kind !== 'company')
