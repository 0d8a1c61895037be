import { listMessages as say } from '@fairground/domain/list'
import { refuseField } from '../refuse-field'
import { isCompanyOf, nameCompaniesByCode } from './group-unit.repository'
import type { ListHooks } from './list-hooks'

export const groupUnit: ListHooks = {
  async beforeWrite(db, values, { settings: { edition }, before }) {
    const { companyId } = values
    if (
      companyId !== null &&
      companyId !== before.companyId &&
      !(await isCompanyOf(db, String(companyId), edition))
    )
      throw refuseField('companyId', say.unknownCompany)
    return values
  },
  beforeImport: nameCompaniesByCode,
}
