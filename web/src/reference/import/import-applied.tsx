import { importMessages } from '@fairground/domain/reference'
import { translate } from '@fairground/domain/text'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { announceFailure } from '../announce'
import { referenceTexts } from '../reference.texts'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import type { StageProps } from './import-stage'

export function ImportApplied({ list, run, onMoved, onRefresh, onAnother }: StageProps) {
  const say = useSay()
  const language = useLanguage()
  const [modal, holder] = Modal.useModal()
  const [busy, setBusy] = useState(false)
  const figures = { added: run.toAdd, changed: run.toChange, same: run.unchanged }

  async function undo(): Promise<void> {
    const goOn = await modal.confirm({
      title: say(texts.undoAsk),
      content: say(texts.undoNote, figures),
      okText: say(referenceTexts.ok),
      cancelText: say(referenceTexts.cancel),
      okButtonProps: { danger: true },
    })
    if (!goOn) return
    setBusy(true)
    try {
      onMoved(await call(importCallsOf(list).undoImport, { params: { run: run.id } }))
    } catch (error) {
      announceFailure(error)
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
      {run.undoable ? null : <p className={styles.note}>{say(texts.notUndoable)}</p>}
      <div className={styles.actions}>
        {run.undoable ? (
          <Button danger loading={busy} onClick={undo}>
            {say(texts.undo)}
          </Button>
        ) : null}
        <Button onClick={onAnother}>{say(texts.other)}</Button>
      </div>
      {holder}
    </>
  )
}
