import type { PlacementAction } from '@fairground/domain/placement'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { remove } from '@fairground/floorplan/design/operations/arrange'
import { assignBooths } from '@fairground/wire/placement'
import { Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { actionsFor, boothPath, PlaceDialog, placementTexts } from '../../placement'
import { useMayCall } from '../../session/use-session'
import { useDesign, useEditor } from '../design-context'
import styles from './booth-menu.module.css'
import { byKeyboard } from './by-keyboard'
import { menuTexts as texts } from './menu.texts'

interface Props {
  /** In dots of the window. */
  at: { x: number; y: number }
  boothId: string
  onClose: () => void
}

/** What can be done with one booth where it stands. */
export function BoothMenu({ at, boothId, onClose }: Props) {
  const say = useSay()
  const { editor, facts, onlyViewed } = useDesign()
  const booth = useEditor(({ draft }) => draft.booths.find(({ id }) => id === boothId))
  const isLocked = useEditor(({ draft }) => draft.locked.includes(boothId))
  const fact = facts.get(boothId)
  const mayPlace = useMayCall(assignBooths) && onlyViewed !== 'designMode'
  const [action, setAction] = useState<PlacementAction>()
  if (!booth) return null
  if (action)
    return (
      <PlaceDialog
        action={action}
        booths={[{ id: boothId, code: fact?.code ?? booth.code }]}
        onClose={onClose}
      />
    )

  const held = fact && isTaken(fact)
  const whyNot = held ? texts.heldNotRemoved : isLocked ? texts.lockedNotRemoved : undefined
  const items: NonNullable<MenuProps['items']> = [
    fact
      ? {
          key: 'detail',
          // Beside the table, which stays as it is, and its seat with it.
          label: (
            <Link to={boothPath(boothId)} target="_blank">
              {say(texts.detail)}
            </Link>
          ),
          onClick: byKeyboard(() => void window.open(boothPath(boothId), '_blank', 'noopener')),
        }
      : { key: 'detail', label: say(texts.detail), disabled: true, extra: say(texts.notPublished) },
    ...(mayPlace && fact
      ? actionsFor([fact]).map((one) => ({
          key: one,
          label: say(placementTexts[one]),
          onClick: () => setAction(one),
        }))
      : []),
    ...(onlyViewed
      ? []
      : [
          { type: 'divider' as const },
          {
            key: 'remove',
            label: say(texts.remove),
            danger: true,
            disabled: whyNot !== undefined,
            ...(whyNot && { extra: say(whyNot) }),
            onClick: () => editor.change('remove', (draft) => remove(draft, [boothId])),
          },
        ]),
  ]
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      menu={{
        items,
        onClick: ({ key }) => {
          if (key === 'detail' || key === 'remove') onClose()
        },
      }}
      // Choosing something closes a menu too, and then what was chosen says whether the booth is let go of.
      onOpenChange={(next, { source }) => {
        if (!next && source !== 'menu') onClose()
      }}
    >
      <span className={styles.anchor} style={{ left: at.x, top: at.y }} />
    </Dropdown>
  )
}
