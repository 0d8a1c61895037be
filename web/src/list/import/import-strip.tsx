import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { browserStorage } from '../../lib/safe-storage'
import type { Say } from '../../lib/text'
import { importTexts as texts } from './import.texts'
import { isOpen, isRunning } from './import-state'
import styles from './import-strip.module.css'
import { useLatestImport } from './use-import-run'

interface Props {
  list: KeptList
  onOpen: () => void
}

/** A quiet line above the list about an import that was left: on its way, waiting for a decision, or still undoable. */
export function ImportStrip({ list, onOpen }: Props) {
  const say = useSay()
  const { data: run } = useLatestImport(list)
  const place = `fairground.importSeen.${list.name}`
  const [seen, setSeen] = useState(() => browserStorage.getItem(place))
  if (!isOpen(run)) return null
  const sign = `${run.id}.${run.state}`
  if (seen === sign) return null
  return (
    <div className={`${styles.strip} ${styles[toneOf(run)]}`} role="status">
      <span>{sentenceOf(run, say)}</span>
      <div className={styles.actions}>
        <Button type="link" size="small" onClick={onOpen}>
          {say(texts.open)}
        </Button>
        {isRunning(run) ? null : (
          <Button
            type="text"
            size="small"
            onClick={() => {
              browserStorage.setItem(place, sign)
              setSeen(sign)
            }}
          >
            {say(texts.dismiss)}
          </Button>
        )}
      </div>
    </div>
  )
}

const toneOf = ({ state, faulty }: ImportRun): 'bad' | 'ready' | 'quiet' => {
  if (state === 'failed' || (state === 'checked' && faulty > 0)) return 'bad'
  return state === 'checked' ? 'ready' : 'quiet'
}

function sentenceOf(run: ImportRun, say: Say): string {
  const file = run.fileName
  const figures = { file, added: run.toAdd, changed: run.toChange }
  switch (run.state) {
    case 'checking':
      return say(texts.stripChecking, { file })
    case 'applying':
      return say(texts.stripApplying, { file })
    case 'undoing':
      return say(texts.stripUndoing, { file })
    case 'failed':
      return say(texts.stripFailed, { file, problem: run.problem ?? '' })
    case 'checked':
      if (run.faulty > 0) return say(texts.stripFaulty, { file, count: run.faulty })
      return say(run.toAdd + run.toChange > 0 ? texts.stripReady : texts.stripSame, figures)
    default:
      return say(texts.stripApplied, figures)
  }
}
