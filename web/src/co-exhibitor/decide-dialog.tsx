import { coExhibitorStateNames } from '@fairground/domain/co-exhibitor'
import { type DeskCoExhibitor, decideCoExhibitor } from '@fairground/wire/co-exhibitor'
import { Alert, Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { Thumbnail } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { useMayCall } from '../session/use-session'
import { failureText } from '../ui/announce'
import { useDialogFocus } from '../ui/dialog-focus'
import { Facts } from '../ui/facts'
import { announce } from './announce'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { nameIn } from './tones'

/** Everything that was said of it, and both answers. */
export function DecideDialog({ one, onClose }: { one: DeskCoExhibitor; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const content = useDialogFocus()
  const mayDecide = useMayCall(decideCoExhibitor)
  const name = nameIn(language, one)
  return (
    <Modal
      open
      width={680}
      onCancel={onClose}
      footer={null}
      title={say(mayDecide ? texts.decideOf : texts.lookOf, { name })}
      mask={{ closable: false }}
    >
      <div ref={content} className={styles.stack}>
        {one.logoFileId ? <Thumbnail fileId={one.logoFileId} name={say(texts.logoOf, { name })} /> : null}
        <Facts
          facts={[
            { label: say(texts.company), value: `${one.companyName} ${one.booths.join(' ')}` },
            { label: say(texts.state), value: coExhibitorStateNames[one.state][language] },
            { label: say(texts.nameZh), value: one.nameZh },
            { label: say(texts.nameEn), value: one.nameEn },
            { label: say(texts.country), value: one.country },
            { label: say(texts.contact), value: `${one.contactName} ${one.contactPhone}` },
            { label: say(texts.website), value: one.website },
            ...(one.decidedBy ? [{ label: say(texts.decidedBy), value: one.decidedBy }] : []),
            { label: say(texts.introZh), value: one.introZh, wide: true },
            { label: say(texts.introEn), value: one.introEn, wide: true },
          ]}
        />
        {mayDecide ? <Decision key={one.version} one={one} onDone={onClose} /> : null}
      </div>
    </Modal>
  )
}

function Decision({ one, onDone }: { one: DeskCoExhibitor; onDone: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const field = useId()
  const [remark, setRemark] = useState(one.remark)
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function decide(confirmed: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    setComplaint(undefined)
    try {
      await call(decideCoExhibitor, { body: { id: one.id, version: one.version, confirmed, remark } })
      announce('success', confirmed ? texts.confirmed : texts.refused)
      onDone()
    } catch (error) {
      if (!endReasonOf(error)) setComplaint(failureText(error, language))
    } finally {
      setBusy(false)
      await refresh('signUps')
    }
  }

  return (
    <div className={styles.stack}>
      <div aria-live="assertive">{complaint ? <Alert type="error" showIcon title={complaint} /> : null}</div>
      <label htmlFor={field}>{say(texts.yourRemark)}</label>
      <Input.TextArea
        id={field}
        value={remark}
        maxLength={200}
        autoSize={{ minRows: 2, maxRows: 5 }}
        onChange={({ target }) => setRemark(target.value)}
      />
      <p className={styles.note}>{say(texts.remarkHint)}</p>
      <div className={styles.buttons}>
        <Button
          type="primary"
          disabled={one.state === 'confirmed'}
          loading={busy}
          onClick={() => void decide(true)}
        >
          {say(texts.confirm)}
        </Button>
        <Button danger loading={busy} onClick={() => void decide(false)}>
          {say(texts.refuse)}
        </Button>
      </div>
    </div>
  )
}
