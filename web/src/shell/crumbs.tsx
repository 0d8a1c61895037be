import type { Screen } from '@fairground/wire/kernel/screen'
import { Breadcrumb } from 'antd'
import { Link, useMatches } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useTopic } from '../lib/screen-topic'
import { useScreen } from '../lib/use-screen'
import styles from './crumbs.module.css'
import { isScreen, menuTrail } from './menu-tree'
import { shellTexts } from './shell.texts'
import { useMenuPath } from './use-menu-path'
import { useModules } from './use-modules'

/** Home, the group of the menu, the titles of the screens on the way here and what the last one is about. */
export function Crumbs() {
  const language = useLanguage()
  const say = useSay()
  const pathname = useMenuPath()
  const { menu } = useModules()
  const screens = useMatches()
    .map(({ handle }) => handle as Screen | undefined)
    .filter((screen) => screen !== undefined && screen.path !== '/home')
    .map((screen) => ({ key: screen?.path, title: screen?.title[language] }))
  const under = useScreen()?.under
  const groups = menuTrail(menu, pathname)
    .filter(({ route }) => !isScreen(route) || route === under)
    .map(({ route, label }) => ({
      key: route,
      title: isScreen(route) ? <Link to={route}>{label}</Link> : label,
    }))
  const topic = useTopic()
  const atHome = pathname === '/home'
  const home = {
    key: '/home',
    title: atHome ? say(shellTexts.home) : <Link to="/home">{say(shellTexts.home)}</Link>,
  }
  return (
    <nav className={styles.crumbs} aria-label={say(shellTexts.breadcrumb)}>
      <Breadcrumb items={[home, ...groups, ...screens, ...(topic ? [{ key: 'topic', title: topic }] : [])]} />
    </nav>
  )
}
