import { type ListName, listAddresses } from '@fairground/wire/list/screens'

/** The lists a search or a check may lead to, by the words those use. */
export const listNames = {
  council: 'councilMember',
  association: 'associationMember',
  grade: 'creditGrade',
  group: 'groupUnit',
  blacklist: 'blacklistEntry',
  comment: 'reviewComment',
} as const satisfies Record<string, ListName>

/** The list with that row's details open. */
export const rowPath = (list: keyof typeof listNames, id: string): string =>
  `${listAddresses[listNames[list]].path}?show=${id}`

/** The list with a new row begun. What a link knows of it already goes along as the state of the address. */
export const addPath = (list: keyof typeof listNames): string => `${listAddresses[listNames[list]].path}?add`

export interface BegunRow {
  begun: Record<string, string>
}
