import { registrationMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { useLanguage, useSay } from '../../lib/language'
import { Dialog } from '../../ui/plain/dialog'
import { ToneIcon } from '../../ui/plain/tone-icon'
import button from '../../ui/plain-button.module.css'
import { registerTexts as texts } from './register.texts'
import styles from './tips-dialog.module.css'

const tips = [texts.tipLicence, texts.tipInvoice, texts.tipLogo, texts.tipProducts]

export function TipsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Dialog
      open={open}
      title={say(texts.tipsTitle)}
      onCancel={onClose}
      footer={
        <button type="button" className={button.smallPrimary} onClick={onClose}>
          {say(texts.toLogin)}
        </button>
      }
    >
      <p className={styles.done}>
        <ToneIcon tone="ok" />
        {translate(registrationMessages.done, language)}
      </p>
      <p>{say(texts.tipsLead)}</p>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip.en}>{say(tip)}</li>
        ))}
      </ul>
      <p>{say(texts.tipsSubmit)}</p>
    </Dialog>
  )
}
