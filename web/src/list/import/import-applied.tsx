import { importMessages } from '@fairground/domain/list'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { failureText } from '../../ui/announce'
import { announceFailure } from '../announce'
import { listTexts } from '../list.texts'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import type { StageProps } from './import-stage'

export function ImportApplied({ list, run, onMoved, onRefresh, onAnother, onClose }: StageProps) {
  const say = useSay()
  const language = useLanguage()
  const [modal, holder] = Modal.useModal()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const undoable = run.undoable && refused === undefined
  const figures = { added: run.toAdd, changed: run.toChange, same: run.unchanged }

  async function undo(): Promise<void> {
    const goOn = await modal.confirm({
      title: say(texts.undoAsk),
      content: say(texts.undoNote, figures),
      okText: say(listTexts.ok),
      cancelText: say(listTexts.cancel),
      okButtonProps: { danger: true },
    })
    if (!goOn) return
    setBusy(true)
    try {
      onMoved(await call(importCallsOf(list).undoImport, { params: { run: run.id } }))
    } catch (error) {
      // Trying again would not help, so the reason stays where the button was.
      if (error instanceof CallFailure && error.code === codes.conflict)
        setRefused(failureText(error, language))
      else announceFailure(error)
      onRefresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Alert
        type="success"
        showIcon
        title={translate(importMessages.done, language)}
        description={say(texts.appliedCounts, figures)}
      />
      <div aria-live="assertive" className={styles.live}>
        {refused ? <Alert type="warning" showIcon title={refused} /> : null}
      </div>
      {undoable ? null : <p className={styles.note}>{say(texts.notUndoable)}</p>}
      <div className={styles.actions}>
        {undoable ? (
          <Button danger loading={busy} onClick={undo}>
            {say(texts.undo)}
          </Button>
        ) : null}
        <Button onClick={onAnother}>{say(texts.other)}</Button>
        <Button type="primary" onClick={onClose}>
          {say(texts.finish)}
        </Button>
      </div>
      {holder}
    </>
  )
}
