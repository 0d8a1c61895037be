import type { KeptList, LogList, WireField } from '@fairground/wire/list'

/** Fields that stand in a workbook. A chosen company stands there by its name and code. */
export const travelling = (list: KeptList | LogList): [string, WireField][] =>
  Object.entries(list.fields).filter(([, { kind }]) => kind !== 'company')
