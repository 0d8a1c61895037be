import { maskUsername } from '@fairground/domain/account'
import { useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { CodeInput } from '../../ui/code/code-input'
import { PlainField } from '../../ui/plain/plain-field'
import { codeTexts } from '../code/code.texts'
import { withoutSpaces } from '../inputs'
import styles from './personal-center.module.css'
import type { useOwnCode } from './use-own-code'

/** Proof that the new mobile or mailbox is one's own. */
export function CodeRow({ code }: { code: ReturnType<typeof useOwnCode> }) {
  const say = useSay()
  const mail = useUser().userType === 'ENG'
  const { sentHere, target } = code
  return (
    <div className={styles.codeRow}>
      <PlainField
        name="code"
        label={say(mail ? codeTexts.mail : codeTexts.sms)}
        hint={
          <span role="status">
            {sentHere
              ? say(mail ? codeTexts.sentMail : codeTexts.sentSms, { to: maskUsername(target) })
              : null}
          </span>
        }
        normalize={withoutSpaces}
      >
        <CodeInput code={code} onSend={() => void code.send()} />
      </PlainField>
    </div>
  )
}
