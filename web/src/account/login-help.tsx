import type { UserType } from '@fairground/domain/account'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { accountPaths } from './account-paths'
import { loginTexts } from './login.texts'
import styles from './login-help.module.css'
import { useLinkTo } from './use-link-to'

/** Ways on for whoever cannot log in. */
export function LoginHelp({ variant }: { variant: UserType }) {
  const say = useSay()
  const linkTo = useLinkTo()
  const paths = accountPaths[variant]
  const links = [
    { to: paths.forgetPassword, name: loginTexts.forgetPassword },
    { to: paths.forgetUsername, name: loginTexts.forgetUsername },
    ...('reset' in paths ? [{ to: paths.reset, name: loginTexts.reset }] : []),
  ]
  return (
    <div className={styles.help}>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={linkTo(to)}>{say(name)}</Link>
          </li>
        ))}
      </ul>
      <p>
        {say(loginTexts.noAccount)} <Link to={linkTo(paths.register)}>{say(loginTexts.register)}</Link>
      </p>
    </div>
  )
}
