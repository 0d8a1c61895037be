import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { loginPaths, registerPaths } from '../session/login-paths'
import styles from './doors.module.css'
import { fairTexts as texts } from './fair.texts'

const doors = [
  {
    login: loginPaths.mobile,
    name: texts.chineseLogin,
    note: texts.chineseLoginNote,
    register: registerPaths.mobile,
    registerName: texts.chineseRegister,
  },
  {
    login: loginPaths.email,
    name: texts.englishLogin,
    note: texts.englishLoginNote,
    register: registerPaths.email,
    registerName: texts.englishRegister,
  },
]

/** For each kind of exhibitor the way in, and the way to an account; one's own kind first. */
export function Doors() {
  const say = useSay()
  const english = useLanguage() === 'en'
  return (
    <nav className={styles.doors} aria-label={say(texts.doors)}>
      {(english ? doors.toReversed() : doors).map(({ login, name, note, register, registerName }) => (
        <div key={login}>
          <Link to={login} className={styles.door}>
            <strong>{say(name)}</strong>
            <span>{say(note)}</span>
          </Link>
          <Link to={register} className={styles.register}>
            {say(registerName)}
          </Link>
        </div>
      ))}
    </nav>
  )
}
