import { codeList } from '@fairground/wire/codelist'
import { useCall } from '../session/use-call'

/** All items of a code list, those no longer offered too: records may still hold them. */
export const useCodeList = (list: string) =>
  useCall(
    codeList,
    { params: { type: { list, english: false } }, query: { disabled: 'shown' } },
    { staleTime: 600_000 },
  )
