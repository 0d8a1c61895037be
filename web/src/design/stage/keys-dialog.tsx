import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { shortcutWith } from '../../lib/shortcut'
import type { TextEntry } from '../../lib/text'
import { toolKeys } from './keys'
import styles from './keys-dialog.module.css'
import { keysTexts as texts } from './keys-dialog.texts'
import { stageTexts } from './stage.texts'

const arrows = '← → ↑ ↓'

type Line = readonly [keys: string, deed: TextEntry]

const parts = (): readonly (readonly [TextEntry, readonly Line[]])[] => [
  [
    texts.drawing,
    [
      ...Object.entries(toolKeys).map(
        ([tool, letter]): Line => [letter, stageTexts[tool as keyof typeof toolKeys]],
      ),
      [arrows, texts.lead],
      ['Home End', texts.edgeAcross],
      ['PgUp PgDn', texts.edgeDown],
      ['⏎', texts.point],
      ['⏎ ⏎', texts.wall],
      ['B ⏎', texts.usual],
      ['Tab', texts.choice],
    ],
  ],
  [
    texts.choosing,
    [
      ['Tab, Shift Tab', texts.step],
      ['K', texts.keep],
      [shortcutWith('A'), texts.all],
      ['⏎', texts.ask],
      ['Shift F10', texts.menu],
      ['Esc', texts.cancel],
    ],
  ],
  [
    texts.changing,
    [
      [arrows, texts.move],
      [`Alt ${arrows}`, texts.resize],
      ['Shift R', texts.rotate],
      [shortcutWith(`Shift ${arrows}`), texts.alignEdge],
      ['Shift C E', texts.alignMiddle],
      ['Shift H V', texts.distribute],
      ['Shift N', texts.renumber],
      ['Shift J', texts.merge],
      ['Shift S', texts.split],
      ['Del', texts.remove],
      [`${shortcutWith('C')} X V`, texts.clipboard],
      [shortcutWith('D'), texts.duplicate],
      [shortcutWith('G'), texts.group],
      [shortcutWith('L'), texts.lock],
      [shortcutWith('Z'), texts.undo],
    ],
  ],
  [
    texts.looking,
    [
      ['+ − 0 F', texts.zoom],
      [arrows, texts.sheet],
      ['?', texts.help],
    ],
  ],
]

/** Every key of the drawing table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.title)} width={760}>
      <p className={styles.note}>{say(texts.note)}</p>
      <div className={styles.parts}>
        {parts().map(([title, lines]) => (
          <section key={title.en as string}>
            <h3>{say(title)}</h3>
            <dl>
              {lines.map(([keys, deed]) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{say(deed)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
