import { FileAddOutlined } from '@ant-design/icons'
import { useSay } from '../../lib/language'
import { useEditor } from '../design-context'
import { FileEntry } from '../files'
import styles from './empty-hall.module.css'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import { BoothIcon, GenerateIcon } from './stage-icons'

/** A bare floor says how one begins; it is gone with the first stroke. */
export function EmptyHall() {
  const say = useSay()
  const { commands } = useTable()
  const isBare = useEditor(
    ({ draft, tool }) =>
      tool === 'select' && draft.booths.length + draft.elements.length + draft.underlays.length === 0,
  )
  if (!isBare) return null
  return (
    <section className={styles.empty} aria-label={say(texts.emptyTitle)}>
      <h2>{say(texts.emptyTitle)}</h2>
      <p>{say(texts.emptyNote)}</p>
      <ul>
        <li>
          <FileEntry part="underlay" className={styles.way ?? ''}>
            <FileAddOutlined />
            <b>{say(texts.beginUnderlay)}</b>
            <span>{say(texts.beginUnderlayNote)}</span>
          </FileEntry>
        </li>
        <li>
          <button type="button" className={styles.way} onClick={() => commands.use('generate')}>
            <GenerateIcon />
            <b>{say(texts.generate)}</b>
            <span>{say(texts.beginRowsNote)}</span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.way} onClick={() => commands.use('booth')}>
            <BoothIcon />
            <b>{say(texts.beginBooth)}</b>
            <span>{say(texts.beginBoothNote)}</span>
          </button>
        </li>
      </ul>
    </section>
  )
}
