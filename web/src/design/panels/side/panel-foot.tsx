import { DeleteOutlined, LockFilled, UnlockOutlined } from '@ant-design/icons'
import { boothStateNames } from '@fairground/domain/booth'
import type { Piece } from '@fairground/floorplan/design/draft'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { remove } from '@fairground/floorplan/design/operations/arrange'
import { lock } from '@fairground/floorplan/design/operations/bind'
import { Button, Tooltip } from 'antd'
import { formatClock } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { useReader } from '../../../session/use-fair'
import { useUser } from '../../../session/use-session'
import { useDesign, useEditor } from '../../design-context'
import { useDesk } from '../../desk-context'
import { stepTexts } from '../panels.texts'
import styles from './panel-foot.module.css'
import { sideTexts as texts } from './side.texts'

/** Who changed the plan last, and what is done to whole pieces. */
export function PanelFoot({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <footer className={styles.foot}>
      <LastChange />
      {pieces.length > 0 ? <Acts pieces={pieces} /> : null}
    </footer>
  )
}

function LastChange() {
  const say = useSay()
  const reader = useReader()
  const { realName, username } = useUser()
  const { draft } = useDesk()
  const step = useEditor(({ undoes }) => undoes)
  const changedAt = useEditor((state) => state.changedAt)
  if (step && changedAt !== undefined)
    return (
      <span>
        {say(texts.lastChange, {
          name: realName || username,
          at: formatClock(new Date(changedAt), reader),
          step: say(stepTexts[step]),
        })}
      </span>
    )
  return (
    <span>
      {draft
        ? say(texts.lastSaved, { name: draft.savedBy, at: formatClock(draft.savedAt, reader) })
        : say(texts.notChanged)}
    </span>
  )
}

function Acts({ pieces }: { pieces: readonly Piece[] }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, facts, onlyViewed } = useDesign()
  const locked = useEditor(({ draft }) => draft.locked)
  const ids = pieces.map(({ id }) => id)
  const isLocked = ids.every((id) => locked.includes(id))
  const held = pieces.map(({ id }) => facts.get(id)).find((fact) => fact && isTaken(fact))
  if (onlyViewed) return null

  const whyNot = held
    ? say(texts.heldNotRemoved, { code: held.code, state: boothStateNames[held.state][language] })
    : isLocked
      ? say(texts.lockedNotRemoved)
      : undefined
  const lockWords = say(isLocked ? texts.unlockPiece : texts.lockPiece)
  return (
    <span className={styles.acts}>
      <Tooltip title={lockWords}>
        <Button
          type="text"
          aria-label={lockWords}
          aria-pressed={isLocked}
          icon={isLocked ? <LockFilled /> : <UnlockOutlined />}
          onClick={() => editor.change('lock', (draft) => lock(draft, ids, !isLocked))}
        />
      </Tooltip>
      <Tooltip title={whyNot ?? say(texts.remove)}>
        <Button
          type="text"
          danger={!whyNot}
          disabled={whyNot !== undefined}
          aria-label={whyNot ?? say(texts.remove)}
          icon={<DeleteOutlined />}
          onClick={() => editor.change('remove', (draft) => remove(draft, ids))}
        />
      </Tooltip>
    </span>
  )
}
