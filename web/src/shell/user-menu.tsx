import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ItemType } from 'antd/es/menu/interface'
import { useSay } from '../lib/language'
import { useAppearanceEntries } from './appearance-switch'
import { besideIt } from './beside-it'
import { leave } from './leave'
import { useOpenPersonalCenter } from './personal-center-context'
import { shellTexts } from './shell.texts'
import styles from './user-menu.module.css'

interface Props {
  name: string
  /** What else the own area lets one choose. */
  choices?: ItemType[]
}

export function UserMenu({ name, choices = [] }: Props) {
  const say = useSay()
  const openPersonalCenter = useOpenPersonalCenter()
  const items = [
    {
      key: 'personal',
      icon: <UserOutlined />,
      label: say(shellTexts.personalCenter),
      onClick: openPersonalCenter,
    },
    { type: 'divider' as const },
    useAppearanceEntries(),
    ...choices,
    { type: 'divider' as const },
    { key: 'logout', icon: <LogoutOutlined />, label: say(shellTexts.logout), onClick: leave },
  ]
  return (
    <div className={styles.user}>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" getPopupContainer={besideIt}>
        <Button
          type="text"
          className={styles.button ?? ''}
          aria-haspopup="menu"
          aria-label={`${say(shellTexts.account)}: ${name}`}
        >
          <span className={styles.name}>{name}</span>
          <DownOutlined className={styles.arrow} />
        </Button>
      </Dropdown>
    </div>
  )
}
