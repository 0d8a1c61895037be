import { MessageOutlined } from '@ant-design/icons'
import type { MenuItem } from '@fairground/domain/account'
import { Button, ConfigProvider, Menu, type MenuProps } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { useSay } from '../lib/language'
import { useFair } from '../session/use-fair'
import { BrandMark } from '../ui/brand-mark'
import { menuIcon } from '../ui/menu-icons'
import { stageThemes } from '../ui/theme'
import { uiTexts } from '../ui/ui.texts'
import { isScreen, menuTrail, opensInNewTab } from './menu-tree'
import { moduleTexts, shellTexts } from './shell.texts'
import styles from './side-menu.module.css'
import { useMenuPath } from './use-menu-path'
import { useModules } from './use-modules'

interface Props {
  folded: boolean
  onChoose?: () => void
}

export function SideMenu({ folded, onChoose }: Props) {
  const say = useSay()
  const { current, menu, state, reload } = useModules()
  return (
    <div className={`${styles.menu} ${folded ? styles.folded : ''}`}>
      <div className={styles.brand}>
        <BrandMark {...(folded ? {} : { name: say(moduleTexts[current].name) })} />
      </div>
      <nav aria-label={say(shellTexts.mainMenu)}>
        <ConfigProvider theme={stageThemes[useAppearance()]}>
          {state === 'ready' ? (
            <Entries key={current} menu={menu} folded={folded} onChoose={onChoose} />
          ) : state === 'failed' ? (
            <div className={styles.failed} role="alert">
              {folded ? null : <p>{say(shellTexts.menuFailed)}</p>}
              <Button size="small" onClick={reload}>
                {say(uiTexts.retry)}
              </Button>
            </div>
          ) : (
            <div className={styles.waiting} role="status" aria-label={say(uiTexts.loading)}>
              <span />
              <span />
              <span />
            </div>
          )}
        </ConfigProvider>
      </nav>
    </div>
  )
}

interface EntriesProps {
  menu: MenuItem[]
  folded: boolean
  onChoose: (() => void) | undefined
}

function Entries({ menu, folded, onChoose }: EntriesProps) {
  const say = useSay()
  const pathname = useMenuPath()
  const demo = useFair().data?.demo ?? false
  const trail = menuTrail(menu, pathname).map(({ route }) => route)
  const here = trail.at(-1)
  const groups = trail.slice(0, -1)
  const [opened, setOpened] = useState<{ at: string | undefined; groups: string[] }>()
  // A new screen opens its group again; until then the person decides what is open.
  const openGroups =
    opened && opened.at === here ? opened.groups : [...new Set([...(opened?.groups ?? []), ...groups])]

  const items = [
    ...menu.map((item) => entryOf(item)),
    ...(demo
      ? [
          {
            key: '/dev/outbox',
            icon: <MessageOutlined />,
            label: <Link to="/dev/outbox">{say(shellTexts.demoMessages)}</Link>,
          },
        ]
      : []),
  ]
  return (
    <Menu
      mode="inline"
      inlineCollapsed={folded}
      selectedKeys={here ? [here] : []}
      // A folded menu opens its groups beside itself, on hover; ours would cover the page at once.
      {...(folded
        ? {}
        : { openKeys: openGroups, onOpenChange: (keys: string[]) => setOpened({ at: here, groups: keys }) })}
      items={items}
      onClick={() => onChoose?.()}
      style={{ borderInlineEnd: 0 }}
    />
  )
}

type Entry = NonNullable<MenuProps['items']>[number]

function entryOf({ route, label, icon, children }: MenuItem, inside = false): Entry {
  const shared = { key: route, ...(inside ? {} : { icon: menuIcon(icon) }) }
  if (!isScreen(route)) return { ...shared, label, children: children.map((child) => entryOf(child, true)) }
  if (!opensInNewTab(route)) return { ...shared, label: <Link to={route}>{label}</Link> }
  return {
    ...shared,
    label: (
      <a href={route} target="_blank" rel="noopener">
        {label}
      </a>
    ),
  }
}
