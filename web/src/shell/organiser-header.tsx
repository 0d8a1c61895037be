import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useSyncExternalStore } from 'react'
import { useSay } from '../lib/language'
import { SearchEntry } from '../search'
import { useUser } from '../session/use-session'
import { AppearanceSwitch } from './appearance-switch'
import { Crumbs } from './crumbs'
import { HelpMenu } from './help-menu'
import { LanguageSwitch, useLanguageEntries } from './language-switch'
import { menuScreens } from './menu-tree'
import { ModuleSwitch } from './module-switch'
import styles from './organiser-header.module.css'
import { PortalLink } from './portal-link'
import { shellTexts } from './shell.texts'
import { useModules } from './use-modules'
import { UserMenu } from './user-menu'

interface Props {
  menuLabel: string
  unfolded: boolean
  onMenu: () => void
}

export function OrganiserHeader({ menuLabel, unfolded, onMenu }: Props) {
  const user = useUser()
  const { everything } = useModules()
  const languages = useLanguageEntries()
  return (
    <header className={styles.header}>
      <Tooltip title={menuLabel}>
        <Button
          type="text"
          icon={unfolded ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
          aria-label={menuLabel}
          aria-expanded={unfolded}
          onClick={onMenu}
        />
      </Tooltip>
      <Crumbs />
      <SearchEntry screens={menuScreens(everything)} />
      <div className={styles.tools}>
        <ModuleSwitch />
        <PortalLink />
        <HelpMenu />
        <span className={styles.wideOnly}>
          <LanguageSwitch />
          <AppearanceSwitch />
          <FullscreenToggle />
        </span>
        <UserMenu name={user.realName || user.username} choices={[languages]} />
      </div>
    </header>
  )
}

function FullscreenToggle() {
  const say = useSay()
  const full = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
  )
  if (!document.fullscreenEnabled) return null
  const label = say(full ? shellTexts.leaveFullscreen : shellTexts.fullscreen)
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={label}
        // Browsers may refuse full screen; the page is just as usable without.
        onClick={() => toggle().catch(() => undefined)}
      />
    </Tooltip>
  )
}
