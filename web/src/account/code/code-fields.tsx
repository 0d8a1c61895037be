import { maskUsername } from '@fairground/domain/account'
import { useSay } from '../../lib/language'
import { CodeInput } from '../../ui/code/code-input'
import { PlainField } from '../../ui/plain/plain-field'
import type { TextForm } from '../../ui/plain/text-form'
import { withoutSpaces } from '../inputs'
import { PictureField } from '../picture-field'
import { codeTexts } from './code.texts'
import type { SentCode } from './use-sent-code'

/** The picture that admits to a code, and the code. Every screen that asks for one shows both the same way. */
export function CodeFields({ form, sent }: { form: TextForm; sent: SentCode }) {
  const say = useSay()
  const told = sent.channel === 'sms' ? codeTexts.sentSms : codeTexts.sentMail
  return (
    <>
      <PictureField form={form} picture={sent.picture} hint={say(codeTexts.pictureHint)} />
      <PlainField
        name="code"
        label={say(codeTexts[sent.channel])}
        normalize={withoutSpaces}
        {...(sent.sentTo
          ? { hint: <span role="status">{say(told, { to: maskUsername(sent.sentTo) })}</span> }
          : {})}
      >
        <CodeInput code={sent} onSend={() => void sent.send()} />
      </PlainField>
    </>
  )
}
