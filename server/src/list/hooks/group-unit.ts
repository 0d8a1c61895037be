import { listMessages as say } from '@fairground/domain/list'
import type { groupUnit as definition } from '@fairground/wire/list/lists/group-unit'
import { refuseField } from '../../platform/http/refusal'
import { isCompanyOf, nameCompaniesByCode } from './group-unit.repository'
import type { HooksOf } from './list-hooks'

export const groupUnit: HooksOf<typeof definition> = {
  async beforeWrite(db, values, { settings: { edition }, before }) {
    const { companyId } = values
    if (companyId !== null && companyId !== before.companyId && !(await isCompanyOf(db, companyId, edition)))
      throw refuseField('companyId', say.unknownCompany)
    return values
  },
  beforeImport: nameCompaniesByCode,
}
