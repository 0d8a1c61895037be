import type { UserType } from '@fairground/domain/account'
import type { accountsForSignUp, FoundAccount } from '@fairground/wire/company/on-behalf'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { StatusTag } from '../../ui/status-tag'
import { updatePath } from '../sign-up-paths'
import type { ChosenAccount } from '../subject'
import styles from './on-behalf.module.css'
import { onBehalfTexts as texts } from './on-behalf.texts'
import { useNameOf } from './use-name-of'

interface Props {
  found: CallResult<typeof accountsForSignUp>
  variant: UserType
  onChoose: (account: ChosenAccount) => void
  onNew: () => void
}

export function FoundAccounts({ found: { accounts, more }, variant, onChoose, onNew }: Props) {
  const say = useSay()
  if (accounts.length === 0)
    return (
      <div className={styles.none} role="status">
        <p>{say(texts.noneFound)}</p>
        <Button onClick={onNew}>{say(texts.openOne)}</Button>
      </div>
    )
  return (
    <>
      <ul className={styles.found} aria-label={say(texts.results)}>
        {accounts.map((account) => (
          <li key={account.accountId}>
            <OneAccount account={account} variant={variant} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {more ? <p className={styles.quiet}>{say(texts.more)}</p> : null}
    </>
  )
}

function OneAccount({
  account,
  variant,
  onChoose,
}: {
  account: FoundAccount
  variant: UserType
  onChoose: Props['onChoose']
}) {
  const say = useSay()
  const name = useNameOf()(account) || say(texts.unnamed)
  const { accountId, username, nameZh, nameEn, lastEdition, companyId, blacklisted } = account
  const history = lastEdition === null ? say(texts.never) : say(texts.lastEdition, { edition: lastEdition })
  return (
    <>
      <div className={styles.words}>
        <p>
          <strong>{name}</strong>
          {blacklisted ? <StatusTag tone="bad">{say(texts.blacklistTag)}</StatusTag> : null}
          {companyId ? <StatusTag tone="info">{say(texts.hasSignUp)}</StatusTag> : null}
        </p>
        <p className={styles.quiet}>
          <span className={styles.mono}>{username}</span>
          {companyId ? '' : ` · ${history}`}
        </p>
      </div>
      {companyId ? (
        <Link to={updatePath(variant, companyId)} aria-label={say(texts.editOne, { name })}>
          {say(texts.editIt)}
        </Link>
      ) : (
        <Button
          aria-label={say(texts.chooseOne, { name })}
          onClick={() => onChoose({ accountId, username, nameZh, nameEn, blacklisted })}
        >
          {say(texts.choose)}
        </Button>
      )}
    </>
  )
}
