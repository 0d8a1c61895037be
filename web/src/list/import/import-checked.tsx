import { CallFailure } from '@fairground/wire/kernel/client'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { failureText } from '../../ui/announce'
import { useDownload } from '../../ui/use-download'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import { ImportFigures } from './import-figures'
import { ImportRows } from './import-rows'
import type { StageProps } from './import-stage'
import { firstKind, mayApply, type RowKind } from './import-state'
import { keptFile } from './kept-file'
import { useUpload } from './use-upload'

/** What the workbook would do, before it does it. */
export function ImportChecked({ list, run, onMoved, onRefresh, onAnother, onRun }: StageProps) {
  const say = useSay()
  const language = useLanguage()
  const calls = importCallsOf(list)
  const faults = useDownload()
  const { send, uploading, failure } = useUpload(list, onRun)
  const [kind, setKind] = useState<RowKind>(firstKind(run))
  const [applying, setApplying] = useState(false)
  const [refused, setRefused] = useState<string>()
  const file = keptFile(run.id)
  const complaint = failure?.message ?? refused

  async function apply(): Promise<void> {
    setApplying(true)
    setRefused(undefined)
    try {
      onMoved(await call(calls.applyImport, { params: { run: run.id } }))
    } catch (error) {
      setRefused(failureText(error, language))
      // No answer is no refusal: it may have been carried out.
      if (error instanceof CallFailure && error.code === 'unreachable') onRefresh()
    } finally {
      setApplying(false)
    }
  }

  return (
    <>
      <ImportFigures run={run} kind={kind} onKind={setKind} />
      {run.ignoredColumns.length > 0 ? (
        <p className={styles.note}>
          {say(texts.ignored, { columns: run.ignoredColumns.join(language === 'en' ? ', ' : '、') })}
        </p>
      ) : null}
      <div aria-live="assertive" className={styles.live}>
        {complaint ? (
          <Alert
            type="warning"
            showIcon
            title={complaint}
            action={
              <Button
                size="small"
                loading={uploading !== undefined}
                onClick={() => (file ? send(file) : onAnother())}
              >
                {say(file ? texts.recheck : texts.other)}
              </Button>
            }
          />
        ) : run.problem ? (
          // The list changed after the check: this is already the new plan, to be looked at once more.
          <Alert type="warning" showIcon title={run.problem} />
        ) : null}
      </div>
      <ImportRows key={kind} list={list} run={run} kind={kind} />
      <div className={styles.decide}>
        <p className={styles.note}>
          {run.faulty > 0
            ? say(texts.faultyAdvice, { count: run.faulty })
            : say(mayApply(run) ? texts.atOnce : texts.nothingToDo)}
        </p>
        <div className={styles.actions}>
          <Button onClick={onAnother}>{say(texts.other)}</Button>
          {run.faulty > 0 ? (
            <Button
              type="primary"
              loading={faults.busy}
              onClick={() => faults.start(calls.importFaults, { params: { run: run.id } })}
            >
              {say(texts.downloadFaults)}
            </Button>
          ) : null}
          {mayApply(run) ? (
            <Button type="primary" loading={applying} onClick={apply}>
              {say(texts.apply)}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  )
}
