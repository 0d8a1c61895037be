import { NavLink } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useCurrentInView } from '../lib/use-current-in-view'
import styles from './service-tabs.module.css'
import { servicesTexts } from './services.texts'
import { useServices } from './use-services'

/** From one of them to the next. */
export function ServiceTabs() {
  const say = useSay()
  const language = useLanguage()
  const services = useServices()
  const row = useCurrentInView()
  if (services.length < 2) return null
  return (
    <nav ref={row} className={styles.tabs} aria-label={say(servicesTexts.services)}>
      {services.map(({ path, title }) => (
        <NavLink key={path} to={path} end>
          {title[language]}
        </NavLink>
      ))}
    </nav>
  )
}
