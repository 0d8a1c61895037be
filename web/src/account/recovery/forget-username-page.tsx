import { proveEmailForm, recoveryMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { usernameByEmail } from '@fairground/wire/account/recovery'
import { useLocation, useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { accountTexts } from '../account.texts'
import { AccountFrame } from '../account-frame'
import { accountPaths, doorOfUsername, variantAt, withType } from '../account-paths'
import { CodeFields } from '../code/code-fields'
import { useSentCode } from '../code/use-sent-code'
import { loginPrefill } from '../hand-over'
import { EmailInput, trimmed } from '../inputs'
import { LeaveDialog, useLeaveGuard } from '../leave-guard'
import { pictureForCode } from '../picture-schema'
import { useLinkTo } from '../use-link-to'
import { recoveryTexts as texts } from './recovery.texts'

const schema = proveEmailForm.extend(pictureForCode)

export function ForgetUsernamePage() {
  const say = useSay()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const paths = accountPaths[variantAt(useLocation().pathname)]
  const form = useTextForm()
  const guard = useLeaveGuard(form)
  const sent = useSentCode({
    form,
    channel: 'mail',
    purpose: 'recoverUsername',
    target: 'email',
    rule: proveEmailForm.shape.email,
  })

  async function find(email: string, code: string): Promise<void> {
    const username = await call(usernameByEmail, {
      params: { email },
      query: { code, ticket: sent.ticketFor(email) },
    })
    loginPrefill.put({ username })
    notices.announce({
      key: 'username-found',
      tone: 'success',
      text: (language) => translate(recoveryMessages.usernameFound, language),
    })
    guard.release()
    await navigate(linkTo(withType(doorOfUsername(username), 'forgetUsername')))
  }

  return (
    <AccountFrame title={say(texts.usernameTitle)} lead={say(texts.usernameLead)} back={paths.login}>
      <PlainForm schema={schema} form={form} onSubmit={({ email, code }) => find(email, code)}>
        <PlainField name="email" label={say(accountTexts.email)} normalize={trimmed}>
          <EmailInput />
        </PlainField>
        <CodeFields form={form} sent={sent} />
        <Submit>{say(texts.confirm)}</Submit>
      </PlainForm>
      <LeaveDialog guard={guard} />
    </AccountFrame>
  )
}
