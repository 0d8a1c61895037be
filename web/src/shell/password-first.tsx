import { isExhibitor, maskUsername } from '@fairground/domain/account'
import { Alert } from 'antd'
import { PersonalCenter } from '../account'
import { useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import { BrandMark } from '../ui/brand-mark'
import { leave } from './leave'
import styles from './password-first.module.css'
import { shellTexts } from './shell.texts'

/** Instead of any screen, for whoever must choose a new password. The only other way on is to log out. */
export function PasswordFirst() {
  const say = useSay()
  const user = useUser()
  const notice = <Alert type="warning" showIcon title={say(shellTexts.changePassword)} />
  return (
    <>
      <header className={styles.header}>
        <BrandMark name="Fairground" />
        <span>{isExhibitor(user) ? maskUsername(user.username) : user.realName || user.username}</span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{say(shellTexts.passwordTitle)}</h1>
        <PersonalCenter forced={{ notice, onLogout: leave }} />
      </main>
    </>
  )
}
