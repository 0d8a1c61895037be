import type { KeptList } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'

interface Props {
  list: KeptList
  onOpen: (run: string) => void
}

/** The way to the undo button, also when somebody has looked at another file since. */
export function LastImport({ list, onOpen }: Props) {
  const say = useSay()
  const { data: run } = useCall(importCallsOf(list).undoableImport)
  if (!run) return null
  return (
    <p className={styles.note}>
      {say(texts.stripApplied, { file: run.fileName, added: run.toAdd, changed: run.toChange })}{' '}
      <Button type="link" size="small" onClick={() => onOpen(run.id)}>
        {say(texts.open)}
      </Button>
    </p>
  )
}
