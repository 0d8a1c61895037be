import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

interface Props {
  name: string
  password: string | null
  hours: string
  onClose: () => void
}

/** The initial password, for whoever hands it over; nobody is shown it again. */
export function HandedOver({ name, password, hours, onClose }: Props) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  return (
    <Modal
      open
      title={say(texts.handedTitle, { name })}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(texts.close)}
        </Button>
      }
    >
      {password === null ? (
        <Alert type="warning" showIcon title={say(texts.handedBefore)} />
      ) : (
        <>
          <p>{say(texts.handedNote, { hours })}</p>
          <div className={styles.password}>
            <code>{password}</code>
            {navigator.clipboard ? (
              <Button
                size="small"
                onClick={() =>
                  void navigator.clipboard.writeText(password).then(
                    () => setCopied(true),
                    () => setCopied(false),
                  )
                }
              >
                {say(copied ? texts.copied : texts.copy)}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Modal>
  )
}
