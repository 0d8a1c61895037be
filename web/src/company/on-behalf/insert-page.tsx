import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { EditPage } from '../edit/edit-page'
import { insertPath, updatePath, variantAt } from '../sign-up-paths'
import { type ChosenAccount, newInsert, SubjectContext } from '../subject'
import { ChooseAccount } from './choose-account'
import { StaffHead } from './staff-head'

const text = z.string().optional()
const chosen = z.object({
  account: z.object({
    username: z.string(),
    accountId: text,
    creditCode: text,
    nameZh: text,
    nameEn: text,
    blacklisted: z.boolean().optional(),
  }),
})

/**
 * First whose sign-up it is, then its basic information; with those it is stored, and the rest goes on where sign-ups are
 * edited. The choice lives in the browser's history: it outlasts a reload, and "back" leads to it.
 */
export function InsertPage() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const variant = variantAt(pathname)
  const step = chosen.safeParse(state)
  if (!step.success)
    return (
      <ChooseAccount
        key={variant}
        variant={variant}
        onChoose={(account: ChosenAccount) => void navigate(insertPath(variant), { state: { account } })}
      />
    )
  const { account } = step.data
  function entered(companyId: string): void {
    const state = { entered: account.accountId ? {} : { openedFor: account.username } }
    void navigate(updatePath(variant, companyId), { replace: true, state })
  }
  return (
    <SubjectContext key={account.username} value={{ actor: 'staff', variant, companyId: newInsert, account }}>
      <EditPage Head={StaffHead} onEntered={entered} />
    </SubjectContext>
  )
}
