import { importMessages } from '@fairground/domain/list'
import { translate } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { announce } from '../announce'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { ImportApplied } from './import-applied'
import { ImportChecked } from './import-checked'
import { isRunning } from './import-state'
import { TemplateButton } from './template-button'

export interface StageProps {
  list: KeptList
  run: ImportRun
  /** A call answered with the import as it is now. */
  onMoved: (run: ImportRun) => void
  onRefresh: () => void
  /** The list itself has changed. */
  onDone: () => void
  onAnother: () => void
  onClose: () => void
  /** The same file was taken in again, as another import. */
  onRun: (run: ImportRun) => void
}

/** Where an import stands, and what can be done about it there. */
export function ImportStage(props: StageProps) {
  const { list, run, onDone, onAnother } = props
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const before = useRef(run.state)
  const tell = useEffectEvent((state: ImportRun['state']) => {
    const from = before.current
    const moved = from !== state
    before.current = state
    if (!moved || (state !== 'applied' && state !== 'undone')) return
    // Not undone after all: what it says is there was there before.
    if (from === 'undoing' && state === 'applied') return announce('warning', importMessages.notUndone)
    announce('success', state === 'applied' ? importMessages.done : importMessages.undone)
    onDone()
  })
  useEffect(() => tell(run.state), [run.state])

  const by = say(texts.by, {
    file: run.fileName,
    who: run.createdByName,
    when: listMoment(run.createdAt, timeZone),
  })
  return (
    <div className={styles.stage}>
      <p className={styles.note}>{by}</p>
      {isRunning(run) ? (
        <div role="status" className={styles.running}>
          <h3>{say(texts[run.state], { name: run.fileName })}</h3>
          <div className={styles.busy} aria-hidden />
          {run.state === 'undoing' ? null : <p>{say(texts.rowsRead, { count: run.rowsRead })}</p>}
          <p className={styles.note}>{say(texts.leave)}</p>
        </div>
      ) : run.state === 'checked' ? (
        <ImportChecked {...props} />
      ) : run.state === 'applied' ? (
        <ImportApplied {...props} />
      ) : (
        <>
          {run.state === 'failed' ? (
            <Alert
              type="error"
              showIcon
              title={run.problem ?? translate(importMessages.failed, language)}
              description={say(texts.failedNext)}
            />
          ) : (
            <Alert type="info" showIcon title={translate(importMessages.undone, language)} />
          )}
          <div className={styles.actions}>
            {run.state === 'failed' ? <TemplateButton list={list} /> : null}
            <Button type="primary" onClick={onAnother}>
              {say(texts.other)}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
