import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import { remove } from '@fairground/floorplan/design/operations/arrange'
import { Dropdown, type MenuProps } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { boothPath, placementTexts } from '../../placement'
import { useDesign, useEditor } from '../design-context'
import styles from './booth-menu.module.css'
import { byKeyboard } from './by-keyboard'
import { menuTexts as texts } from './menu.texts'
import { usePlacing } from './use-placing'

interface Props {
  /** In dots of the window. */
  at: { x: number; y: number }
  boothId: string
  onClose: () => void
}

/** What can be done with a booth where it stands; where it is one of several that are chosen, with all of them. */
export function BoothMenu({ at, boothId, onClose }: Props) {
  const say = useSay()
  const { editor, facts, onlyViewed } = useDesign()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const booth = draft.booths.find(({ id }) => id === boothId)
  const chosen = draft.booths.filter(({ id }) =>
    selection.has(boothId) ? selection.has(id) : id === boothId,
  )
  const fact = facts.get(boothId)
  const placing = usePlacing(chosen)
  if (!booth) return null

  const unheld = chosen.filter(({ id }) => {
    const its = facts.get(id)
    return !its || !isTaken(its)
  })
  const removable = unheld.filter(({ id }) => !draft.locked.includes(id))
  const whyNot =
    unheld.length === 0 ? texts.heldNotRemoved : removable.length === 0 ? texts.lockedNotRemoved : undefined
  const ofSeveral = (booths: readonly unknown[]) =>
    chosen.length > 1 ? { extra: say(texts.several, { count: booths.length }) } : {}
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
    ...placing.actions.map((over) => ({
      key: over.action,
      label: say(placementTexts[over.action]),
      ...ofSeveral(over.booths),
      onClick: () => {
        onClose()
        placing.begin(over)
      },
    })),
    ...(onlyViewed
      ? []
      : [
          { type: 'divider' as const },
          {
            key: 'remove',
            label: say(texts.remove),
            danger: true,
            disabled: whyNot !== undefined,
            ...(whyNot ? { extra: say(whyNot) } : ofSeveral(removable)),
            onClick: () =>
              editor.change('remove', (now) =>
                remove(
                  now,
                  removable.map(({ id }) => id),
                ),
              ),
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
