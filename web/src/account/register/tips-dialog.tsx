import { Button, Modal } from 'antd'
import { useSay } from '../../lib/language'
import { registerTexts as texts } from './register.texts'
import styles from './tips-dialog.module.css'

const tips = [texts.tipLicence, texts.tipInvoice, texts.tipLogo, texts.tipProducts]

export function TipsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Modal
      open={open}
      title={say(texts.tipsTitle)}
      onCancel={onClose}
      mask={{ closable: false }}
      closable={false}
      width={460}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(texts.toLogin)}
        </Button>
      }
    >
      <p>{say(texts.tipsLead)}</p>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip.en}>{say(tip)}</li>
        ))}
      </ul>
      <p>{say(texts.tipsSubmit)}</p>
    </Modal>
  )
}
