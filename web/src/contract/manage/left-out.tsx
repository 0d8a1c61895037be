import type { Outcome } from '@fairground/wire/contract/desk'
import { Button, Modal } from 'antd'
import { useSay } from '../../lib/language'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

/** What was not done, each with its reason. */
export function LeftOut({ left, onClose }: { left: Outcome['left']; onClose: () => void }) {
  const say = useSay()
  return (
    <Modal
      open
      title={say(texts.leftTitle, { count: left.length })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(texts.close)}
        </Button>
      }
    >
      <ul className={styles.left}>
        {left.map(({ name, why }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
