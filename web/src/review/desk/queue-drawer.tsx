import { UnorderedListOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../lib/language'
import { deskTexts as texts } from './desk.texts'
import styles from './queue-drawer.module.css'

/** Where there is no room beside the sign-up, the queue waits behind a button. */
export function QueueDrawer({ children }: { children: ReactNode }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <Button size="small" icon={<UnorderedListOutlined />} onClick={() => setOpen(true)}>
        {say(texts.openQueue)}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="left"
        size={300}
        title={say(texts.queue)}
        styles={{ body: { padding: 0 } }}
      >
        {children}
      </Drawer>
    </div>
  )
}
