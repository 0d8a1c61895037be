import { Link, useLocation } from 'react-router'
import { useSay } from '../lib/language'
import { servicesTexts } from './services.texts'
import { useServices } from './use-services'

/** One entry of the main menu for all of them; it leads to the first. */
export function ServicesLink() {
  const say = useSay()
  const { pathname } = useLocation()
  const services = useServices()
  const [first] = services
  if (!first) return null
  const isHere = services.some(({ path }) => path === pathname)
  return (
    <Link to={first.path} aria-current={isHere ? 'page' : undefined}>
      {say(servicesTexts.services)}
    </Link>
  )
}
