import { importActions } from '@fairground/domain/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { actionTexts, importTexts as texts } from './import.texts'
import styles from './import-figures.module.css'
import { figuresOf, type RowKind } from './import-state'

interface Props {
  run: ImportRun
  kind: RowKind
  onKind: (kind: RowKind) => void
}

/** The check at a glance: one bar for the whole file, and a figure for each part that opens its rows. */
export function ImportFigures({ run, kind, onKind }: Props) {
  const say = useSay()
  const language = useLanguage()
  const figures = figuresOf(run)
  return (
    <section aria-label={say(texts.summary)} className={styles.summary}>
      <div className={styles.bar} aria-hidden>
        {importActions
          .filter((action) => figures[action] > 0)
          .map((action) => (
            <span key={action} className={styles[action]} style={{ flexGrow: figures[action] }} />
          ))}
      </div>
      <div className={styles.figures}>
        {importActions.map((action) => (
          <button
            key={action}
            type="button"
            aria-pressed={kind === action}
            disabled={figures[action] === 0}
            onClick={() => onKind(action)}
          >
            <span className={`${styles.mark} ${styles[action]}`} aria-hidden />
            <strong>{formatNumber(figures[action], language)}</strong>
            <span>{say(actionTexts[action])}</span>
          </button>
        ))}
      </div>
      {run.doubtful > 0 ? (
        <button
          type="button"
          className={styles.doubtful}
          aria-pressed={kind === 'doubtful'}
          onClick={() => onKind('doubtful')}
        >
          {say(texts.doubtful, { count: run.doubtful })}
        </button>
      ) : null}
    </section>
  )
}
