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
