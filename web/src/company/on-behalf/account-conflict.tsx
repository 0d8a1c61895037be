import type { UserType } from '@fairground/domain/account'
import type { newAccountConflicts } from '@fairground/wire/company/on-behalf'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { updatePath } from '../sign-up-paths'
import type { ChosenAccount } from '../subject'
import styles from './on-behalf.module.css'
import { onBehalfTexts as texts } from './on-behalf.texts'
import { useNameOf } from './use-name-of'

interface Props {
  conflicts: CallResult<typeof newAccountConflicts> | undefined
  variant: UserType
  onChoose: (account: ChosenAccount) => void
}

/** What is there already is shown with the way to it, so that nobody has to look for it. */
export function AccountConflict({ conflicts, variant, onChoose }: Props) {
  const say = useSay()
  const nameOf = useNameOf()
  if (!conflicts) return null
  const { usernameTaken, account, creditCode } = conflicts
  const edit = (companyId: string) => (
    <Link to={updatePath(variant, companyId)}>{say(texts.editExisting)}</Link>
  )
  return (
    <>
      {account ? (
        <Note
          text={say(texts.takenBy, { name: nameOf(account) || account.username })}
          action={
            account.companyId ? (
              edit(account.companyId)
            ) : (
              <Button size="small" onClick={() => onChoose(account)}>
                {say(texts.useIt)}
              </Button>
            )
          }
        />
      ) : usernameTaken ? (
        <Note text={say(texts.takenByOther)} />
      ) : null}
      {creditCode && creditCode.companyId !== account?.companyId ? (
        <Note
          text={say(texts.codeTakenBy, { name: creditCode.nameZh || say(texts.unnamed) })}
          action={edit(creditCode.companyId)}
        />
      ) : null}
    </>
  )
}

function Note({ text, action }: { text: string; action?: ReactNode }) {
  return <Alert type="warning" showIcon className={styles.note ?? ''} title={text} action={action} />
}
