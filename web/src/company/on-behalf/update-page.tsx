import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { EditPage } from '../edit/edit-page'
import { UnknownCompany } from '../edit/unknown-company'
import { variantAt } from '../sign-up-paths'
import { SubjectContext } from '../subject'
import { StaffHead } from './staff-head'

/** Staff edit the sign-up the address names, in whatever state it is. */
export function UpdatePage() {
  const variant = variantAt(useLocation().pathname)
  const [address] = useSearchParams()
  const asked = z.uuid().safeParse(address.get('id'))
  if (!asked.success) return <UnknownCompany />
  const companyId = asked.data
  return (
    <SubjectContext key={companyId} value={{ actor: 'staff', variant, companyId }}>
      <EditPage Head={StaffHead} />
    </SubjectContext>
  )
}
