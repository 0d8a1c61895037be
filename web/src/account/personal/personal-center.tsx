import { personalMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { Alert, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { session } from '../../session/session'
import { useFair } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { passwordLimits } from './account-change'
import { personalTexts as texts } from './personal.texts'
import { PersonalForm } from './personal-form'

interface Props {
  onClose?: () => void
  /** A change ends every session of the account, this one too, and the news of that may overtake the answer. */
  onChanging?: (changing: boolean) => void
  /** A new password must be chosen before anything else: no way out but to log out. */
  forced?: { notice: ReactNode; onLogout: () => void }
}

const farewellMs = 3000

/** The own username and password. */
export function PersonalCenter({ onClose, onChanging, forced }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const facts = useFair()
  const [changed, setChanged] = useState(false)

  // The server has ended the session already; whichever notice of that comes first, the person left by choice.
  function farewell(): void {
    setChanged(true)
    void session.leave(() => new Promise((over) => setTimeout(over, farewellMs)))
  }

  const mayClose = !forced && !changed
  return (
    <Modal
      open
      title={say(texts.title)}
      width={480}
      footer={null}
      closable={mayClose}
      keyboard={mayClose}
      mask={{ closable: false }}
      onCancel={() => onClose?.()}
    >
      {forced?.notice}
      {changed ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title={translate(personalMessages.changed, language)}
          style={{ marginTop: 12 }}
        />
      ) : facts.data ? (
        <PersonalForm
          limits={passwordLimits(user, facts.data.passwordLength)}
          passwordOnly={forced !== undefined}
          leave={
            forced
              ? { label: say(texts.logout), onLeave: forced.onLogout }
              : { label: say(texts.close), onLeave: () => onClose?.() }
          }
          onChanging={(changing) => onChanging?.(changing)}
          onChanged={farewell}
        />
      ) : facts.isError ? (
        <LoadFailed onRetry={() => void facts.refetch()} busy={facts.isFetching} />
      ) : (
        <PartSkeleton rows={4} />
      )}
    </Modal>
  )
}
