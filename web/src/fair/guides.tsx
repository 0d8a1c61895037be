import { guideScreens } from '@fairground/wire/guide/screens'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { fairTexts as texts } from './fair.texts'
import styles from './guides.module.css'

const abouts = { '/guide/help': texts.aboutHelp, '/guide/registration': texts.aboutRegistration }

/** The manuals; whoever comes for the first time begins with the one about registering. */
export function Guides() {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-labelledby="guides">
      <h2 id="guides">{say(texts.guides)}</h2>
      <ul className={styles.guides}>
        {guideScreens.toReversed().map(({ path, title }) => (
          <li key={path}>
            <Link to={language === 'en' ? `${path}?lang=en` : path}>
              <strong>{title[language]}</strong>
              <span>{say(abouts[path])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
