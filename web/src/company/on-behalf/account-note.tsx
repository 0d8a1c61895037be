import { inGroupsOfFour } from '@fairground/domain/field'
import { Alert } from 'antd'
import { Link, useLocation } from 'react-router'
import { z } from 'zod'
import { useSay } from '../../lib/language'
import { insertPath } from '../sign-up-paths'
import { type ChosenAccount, useSubject } from '../subject'
import styles from './on-behalf.module.css'
import { onBehalfTexts as texts } from './on-behalf.texts'
import { useNameOf } from './use-name-of'

/** What the insert page leaves behind for the page it leads to. */
const justEntered = z.object({ entered: z.object({ openedFor: z.string().optional() }) })

/** Which account the sign-up is for, before it is there and right after. */
export function AccountNote() {
  const say = useSay()
  const { account, variant } = useSubject()
  const left = justEntered.safeParse(useLocation().state)
  if (account)
    return (
      <div className={styles.account}>
        <AccountWords account={account} />
        <Link to={insertPath(variant)} replace>
          {say(texts.changeAccount)}
        </Link>
      </div>
    )
  if (!left.success) return null
  const { openedFor } = left.data.entered
  return (
    <Alert
      type="success"
      showIcon
      className={styles.note ?? ''}
      title={openedFor ? say(texts.openedNow, { username: openedFor }) : say(texts.entered)}
    />
  )
}

function AccountWords({ account }: { account: ChosenAccount }) {
  const say = useSay()
  const name = useNameOf()(account)
  const { username, accountId, creditCode } = account
  return (
    <div>
      <p>
        {say(accountId ? texts.account : texts.newAccount)}{' '}
        <strong className={styles.mono}>{username}</strong>
        {name ? ` · ${name}` : ''}
        {creditCode ? ` · ${say(texts.creditCode, { code: inGroupsOfFour(creditCode) })}` : ''}
      </p>
      {accountId ? null : <p className={styles.quiet}>{say(texts.opensOnSave)}</p>}
    </div>
  )
}
