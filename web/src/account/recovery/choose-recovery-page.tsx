import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { AccountFrame } from '../account-frame'
import { accountPaths } from '../account-paths'
import { useLinkTo } from '../use-link-to'
import styles from './choose-recovery-page.module.css'
import { recoveryTexts as texts } from './recovery.texts'

const paths = accountPaths.CHN
const ways = [
  { to: paths.byPhone, name: texts.byPhone, note: texts.byPhoneNote },
  { to: paths.byMailbox, name: texts.byMailbox, note: texts.byMailboxNote },
]

/** Only for accounts with a mobile: overseas ones have one way and start on it at once. */
export function ChooseRecoveryPage() {
  const say = useSay()
  const linkTo = useLinkTo()
  return (
    <AccountFrame title={say(texts.forgetTitle)} lead={say(texts.chooseLead)} back={paths.login}>
      <nav className={styles.ways} aria-label={say(texts.chooseLead)}>
        {ways.map(({ to, name, note }) => (
          <Link key={to} to={linkTo(to)} className={styles.way}>
            <strong>{say(name)}</strong>
            <span>{say(note)}</span>
          </Link>
        ))}
      </nav>
      <p className={styles.other}>
        {say(texts.noAccess)} <Link to={linkTo(paths.reset)}>{say(texts.toReset)}</Link>
      </p>
    </AccountFrame>
  )
}
