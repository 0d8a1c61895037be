import { companyPath } from '@fairground/wire/hub/screens'
import { companyStanding } from '@fairground/wire/standing'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useSubject } from '../subject'
import styles from './on-behalf.module.css'
import { onBehalfTexts as texts } from './on-behalf.texts'

/** Said before anybody spends an hour on it: what is entered here can be neither submitted nor approved. */
export function BlacklistNote({ companyId }: { companyId: string | undefined }) {
  const say = useSay()
  const { account } = useSubject()
  const check = useCall(
    companyStanding,
    { params: { companyId: companyId ?? '' } },
    { enabled: companyId !== undefined },
  )
  const linked = check.data?.standing.blacklist.some(({ evidence }) => evidence === 'linked') ?? false
  if (!linked && !account?.blacklisted) return null
  return (
    <Alert
      type="error"
      showIcon
      className={styles.note ?? ''}
      title={say(texts.blacklisted)}
      action={companyId ? <Link to={companyPath(companyId)}>{say(texts.seeStanding)}</Link> : null}
    />
  )
}
