import { statementMessages } from '@fairground/domain/payment'
import {
  type Imported,
  importStatement,
  type StatementFacts,
  statementExample,
} from '@fairground/wire/payment/statement'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { useTimeZone } from '../../session/use-fair'
import { ExportButton } from '../../ui/export-button'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { fileKind } from '../../ui/upload/file-kinds'
import { uploadTexts } from '../../ui/upload/upload.texts'
import { UploadField } from '../../ui/upload/upload-field'
import styles from './statement.module.css'
import { statementTexts as texts } from './statement.texts'

const statements = fileKind(['.xlsx', '.xls', '.csv', '.txt'], uploadTexts.chooseFile, {
  wrongKind: statementMessages.fileKind,
  tooLarge: statementMessages.fileTooLarge,
})

/** Where a statement comes in, and what became of it. */
export function ImportPanel() {
  const say = useSay()
  const refresh = useRefresh()
  const [result, setResult] = useState<Imported>()
  return (
    <Panel
      id="import"
      title={say(texts.import)}
      aside={<ExportButton endpoint={statementExample} given={{}} label={texts.example} />}
    >
      <div className={styles.pad}>
        <UploadField
          label={say(texts.import)}
          endpoint={importStatement}
          takes={statements}
          mostMegabytes={20}
          hint={say(texts.importHint)}
          onStored={(stored) => {
            setResult(stored)
            void refresh('lists')
          }}
        />
        <div role="status">{result ? <Result result={result} /> : null}</div>
      </div>
    </Panel>
  )
}

function Result({ result: { taken, known, skipped, faults, faultCount } }: { result: Imported }) {
  const say = useSay()
  return (
    <>
      <p className={styles.result}>
        <b>{taken > 0 ? say(texts.taken, { count: taken }) : say(texts.nothingNew)}</b>
        {known > 0 ? <span>{say(texts.known, { count: known })}</span> : null}
        {skipped > 0 ? <span className={styles.soft}>{say(texts.skipped, { count: skipped })}</span> : null}
        {faultCount > 0 ? (
          <span className={styles.warn}>{say(texts.faulty, { count: faultCount })}</span>
        ) : null}
      </p>
      {faults.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className={styles.faults} tabIndex={0}>
          {faults.map(({ row, column, message, cell }) => (
            <li key={`${row}${column}`}>
              <b>{say(texts.faultRow, { row, column })}</b> {message}
              {cell ? <span className={styles.soft}> “{cell}”</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** What was imported lately, each leading to its lines. */
export function LatestImports({ imports }: { imports: StatementFacts['imports'] }) {
  const say = useSay()
  const timeZone = useTimeZone()
  if (imports.length === 0) return null
  return (
    <Panel id="imports" title={say(texts.imports)}>
      <ul className={styles.imports}>
        {imports.map(({ id, fileName, madeAt, madeBy, taken, known, faultCount, open }) => (
          <li key={id}>
            <span className={styles.name}>
              <Link to={{ search: `?importId=${id}` }}>{fileName}</Link>
              <br />
              <small className={styles.soft}>
                {say(texts.importedBy, { who: madeBy, moment: listMoment(madeAt, timeZone) })}
                {' · '}
                {say(texts.taken, { count: taken })}
                {known > 0 ? ` · ${say(texts.known, { count: known })}` : ''}
                {faultCount > 0 ? ` · ${say(texts.faulty, { count: faultCount })}` : ''}
              </small>
            </span>
            <StatusTag tone={open > 0 ? 'warn' : 'ok'}>
              {open > 0 ? say(texts.openLeft, { count: open }) : say(texts.allDone)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
