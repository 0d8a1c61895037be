import { codeList } from '@fairground/wire/codelist'
import type { createFakeFair } from './fake-fair'

/** Provinces come from a file of the divisions, not with the lists that every fair begins with. */
export function answerRegions(fair: ReturnType<typeof createFakeFair>): void {
  fair.answer(codeList, ({ params }) =>
    params.type.list === 'region'
      ? [{ value: '440000', name: '广东省', nameEn: 'Guangdong', designerHidden: false, formHidden: false }]
      : [],
  )
}
