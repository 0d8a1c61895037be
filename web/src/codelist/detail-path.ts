import { type CodeListName, codeListNames } from '@fairground/domain/codelist'

export const detailPath = (list: CodeListName): string => `/system/codelist/detail?list=${list}`

/** The list an address names; none when it names nothing we have. */
export const listIn = (address: URLSearchParams): CodeListName | undefined =>
  codeListNames.find((name) => name === address.get('list'))
