import type { FormInstance } from 'antd'
import { useSay } from '../lib/language'
import { ConflictNote } from '../ui/form/conflict-note'
import { systemTexts as texts } from './system.texts'

interface Props {
  form: FormInstance
  kept: { overtaken: boolean; accept: () => void; discard: () => void }
}

/** The record was saved by somebody else while this form stood open. */
export function KeptConflict({ form, kept }: Props) {
  const say = useSay()
  if (!kept.overtaken) return null
  return (
    <ConflictNote
      title={say(texts.conflictTitle)}
      choices={{
        theirs: { label: texts.takeTheirs, onChoose: kept.discard },
        mine: {
          label: texts.useMine,
          onChoose() {
            kept.accept()
            form.submit()
          },
        },
      }}
    >
      <p>{say(texts.conflictNote)}</p>
    </ConflictNote>
  )
}
