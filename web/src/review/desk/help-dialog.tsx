import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { shortcutWith } from '../../lib/shortcut'
import { deskTexts as texts } from './desk.texts'
import styles from './help-dialog.module.css'

const keys = () => [
  { key: 'A', deed: texts.keyApprove },
  { key: 'R', deed: texts.keyReject },
  { key: 'S', deed: texts.keyStart },
  { key: 'C', deed: texts.keyClaim },
  { key: 'J', deed: texts.keyNext },
  { key: 'K', deed: texts.keyPrevious },
  { key: 'P', deed: texts.keyPhrases },
  { key: 'D', deed: texts.keyChanges },
  { key: '1 – 6', deed: texts.keySections },
  { key: shortcutWith('⏎'), deed: texts.keySend },
  { key: '?', deed: texts.keyHelp },
]

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={say(texts.helpTitle)} width={420}>
      <dl className={styles.keys}>
        {keys().map(({ key, deed }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(deed)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say(texts.helpNote)}</p>
    </Modal>
  )
}
