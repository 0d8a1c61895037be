import { newPasswordForm, recoveryMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { setNewPassword } from '@fairground/wire/account/recovery'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { accountTexts } from '../account.texts'
import { AccountFrame } from '../account-frame'
import { accountPaths, doorOfUsername, variantAt, withType } from '../account-paths'
import { loginPrefill, passwordProof } from '../hand-over'
import { LeaveDialog, useLeaveGuard } from '../leave-guard'
import { NewPasswordFields } from '../new-password-fields'
import { useLinkTo } from '../use-link-to'
import { usePasswordLimits } from '../use-password-limits'
import { recoveryTexts as texts } from './recovery.texts'

const tell = (tone: 'success' | 'warning', message: string) =>
  notices.announce({ key: 'new-password', tone, text: (language) => translate(message, language) })

export function ChangePasswordPage() {
  const paths = accountPaths[variantAt(useLocation().pathname)]
  const linkTo = useLinkTo()
  const [proof] = useState(passwordProof.peek)

  useEffect(() => {
    if (!proof) tell('warning', recoveryMessages.proofExpired)
  }, [proof])

  if (!proof) return <Navigate to={linkTo(paths.forgetPassword)} replace />
  return <NewPassword proof={proof} paths={paths} />
}

interface Props {
  proof: string
  paths: { login: string; forgetPassword: string }
}

const labels = { password: accountTexts.newPassword, confirmation: accountTexts.confirmNewPassword }

function NewPassword({ proof, paths }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const form = useTextForm()
  const guard = useLeaveGuard(form)
  const limits = usePasswordLimits()
  const schema = useMemo(() => newPasswordForm(limits), [limits])

  async function goOn(path: string): Promise<void> {
    passwordProof.clear()
    guard.release()
    await navigate(linkTo(path), { replace: true })
  }

  async function change(password: string): Promise<void> {
    try {
      const { username } = await call(setNewPassword, { body: { proof, password } })
      loginPrefill.put({ username })
      tell('success', recoveryMessages.passwordChanged)
      await goOn(withType(doorOfUsername(username), 'forgetPassword'))
    } catch (error) {
      // A refusal that is about no field is about the proof, which is worth nothing from now on.
      const over = error instanceof CallFailure && error.code === codes.refused && error.fields.length === 0
      if (!over) throw error
      tell('warning', error.message)
      await goOn(paths.forgetPassword)
    }
  }

  return (
    <AccountFrame title={say(texts.changeTitle)} lead={say(texts.changeLead)} back={paths.login}>
      <PlainForm schema={schema} form={form} onSubmit={({ password }) => change(password)}>
        <NewPasswordFields limits={limits} labels={labels} />
        <Submit>{say(texts.change)}</Submit>
      </PlainForm>
      <LeaveDialog guard={guard} />
    </AccountFrame>
  )
}
