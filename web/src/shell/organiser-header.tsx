import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { SearchEntry } from '../search'
import { useUser } from '../session/use-session'
import { Crumbs } from './crumbs'
import { FullscreenToggle } from './fullscreen-toggle'
import { menuScreens } from './menu-tree'
import { ModuleSwitch } from './module-switch'
import styles from './organiser-header.module.css'
import { PortalLink } from './portal-link'
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
        <span className={styles.wideOnly}>
          <FullscreenToggle />
        </span>
        <UserMenu name={user.realName || user.username} />
      </div>
    </header>
  )
}
