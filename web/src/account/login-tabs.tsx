import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { accountPaths } from './account-paths'
import { loginTexts } from './login.texts'
import styles from './login-tabs.module.css'
import { useLinkTo } from './use-link-to'

const paths = accountPaths.CHN
const tabs = [
  { to: paths.login, name: loginTexts.byPassword },
  { to: paths.loginBySms, name: loginTexts.bySms },
]

/** Two screens with addresses of their own, so these are links that look like tabs. */
export function LoginTabs({ current }: { current: string }) {
  const say = useSay()
  const linkTo = useLinkTo()
  return (
    <nav className={styles.tabs} aria-label={say(loginTexts.ways)}>
      {tabs.map(({ to, name }) => (
        <Link key={to} to={linkTo(to)} aria-current={to === current ? 'page' : undefined}>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}
