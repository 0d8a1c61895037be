import { isLookedAt } from '@fairground/wire/hall/plan-address'
import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import { browserStorage } from '../lib/safe-storage'
import { useScreen } from '../lib/use-screen'
import { useMedia } from '../ui/use-media'
import { OrganiserHeader } from './organiser-header'
import styles from './organiser-layout.module.css'
import { shellTexts } from './shell.texts'
import { SideMenu } from './side-menu'

export function OrganiserLayout({ children }: { children?: ReactNode }) {
  const content = children ?? <Outlet />
  const fills = useScreen()?.fillsWindow ?? false
  const [search] = useSearchParams()
  // Whoever draws needs the room; whoever only looks is on the way to somewhere else.
  return fills && !isLookedAt(search) ? (
    <main id="main" tabIndex={-1} className={styles.window}>
      {content}
    </main>
  ) : (
    <WithMenu fills={fills}>{content}</WithMenu>
  )
}

interface WithMenuProps {
  /** The screen takes all the room beside the menu and scrolls by itself. */
  fills: boolean
  children: ReactNode
}

function WithMenu({ fills, children }: WithMenuProps) {
  const say = useSay()
  const { phone, folded, toggle } = useFold()
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <div className={styles.layout}>
      {phone ? (
        <Drawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          placement="left"
          size={240}
          closable={false}
          aria-label={say(shellTexts.mainMenu)}
          styles={{ body: { padding: 0, background: 'var(--graphite)' } }}
        >
          <SideMenu folded={false} onChoose={() => setDrawerOpen(false)} />
        </Drawer>
      ) : (
        <aside className={styles.side}>
          <SideMenu folded={folded} />
        </aside>
      )}
      <div className={styles.wrap}>
        <OrganiserHeader
          menuLabel={say(phone ? shellTexts.openMenu : folded ? shellTexts.unfoldMenu : shellTexts.foldMenu)}
          unfolded={phone ? drawerOpen : !folded}
          onMenu={phone ? () => setDrawerOpen(true) : toggle}
        />
        <main id="main" tabIndex={-1} className={fills ? styles.filled : styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}

const key = 'fairground.menuFolded'

interface Fold {
  /** On a phone the menu is a drawer and folding has no meaning. */
  phone: boolean
  folded: boolean
  toggle: () => void
}

/** The menu folds by itself below 1500 px until someone chooses; the choice is remembered on this computer. */
function useFold(): Fold {
  const phone = useMedia('(max-width: 760px)')
  const narrow = useMedia('(max-width: 1499px)')
  const [chosen, setChosen] = useState(() => browserStorage.getItem(key))
  const folded = chosen ? chosen === 'yes' : narrow
  return {
    phone,
    folded,
    toggle() {
      const next = folded ? 'no' : 'yes'
      browserStorage.setItem(key, next)
      setChosen(next)
    },
  }
}
