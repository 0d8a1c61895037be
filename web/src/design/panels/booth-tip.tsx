import { useEditor } from '../design-context'
import styles from './booth-tip.module.css'
import { useBoothLines } from './use-booth-lines'

const room = { width: 320, height: 220 }
const gap = 14

interface Props {
  boothId: string
  /** The pointer, in dots of the window. */
  at: { x: number; y: number }
}

/** A booth in a few lines beside the pointer. */
export function BoothTip({ boothId, at }: Props) {
  const booth = useEditor(({ draft }) => draft.booths.find(({ id }) => id === boothId))
  const said = useBoothLines(booth)
  if (!said) return null
  const left = at.x + gap + room.width > window.innerWidth ? at.x - gap - room.width : at.x + gap
  const top = Math.max(8, Math.min(at.y + gap, window.innerHeight - room.height - 8))
  return (
    <div
      className={styles.tip}
      role="tooltip"
      style={{ left, top }}
      lang={said.language === 'en' ? 'en' : 'zh-CN'}
    >
      <table>
        <tbody>
          {said.lines.map(({ name, label, value }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
