import { isLocked } from '@fairground/floorplan/design/operations/bind'
import { Dropdown, Tooltip } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useSay } from '../../lib/language'
import { shortcutWith } from '../../lib/shortcut'
import { useEditor } from '../design-context'
import styles from './selection-bar.module.css'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import {
  AlignLeftIcon,
  AlignTopIcon,
  DistributeIcon,
  DuplicateIcon,
  GroupIcon,
  LockIcon,
  MergeIcon,
  MoreIcon,
  NumberIcon,
  RotateIcon,
  SplitIcon,
  UnlockIcon,
} from './stage-icons'
import { useBarUnderSelection } from './use-bar-under-selection'

/** What can be done with what is chosen, right under it. */
export function SelectionBar() {
  const say = useSay()
  const { commands } = useTable()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const isBusy = useEditor(
    ({ tool, lifted, overlay }) => tool !== 'select' || lifted.size > 0 || overlay.frame !== undefined,
  )
  const bar = useBarUnderSelection()
  const facts = useMemo(() => {
    const booths = draft.booths.filter(({ id }) => selection.has(id)).length
    return {
      booths,
      many: selection.size > 1,
      locked: [...selection].every((id) => isLocked(draft, id)),
      grouped: draft.groups.some((members) => members.some((id) => selection.has(id))),
    }
  }, [draft, selection])
  if (selection.size === 0) return null
  const { booths, many, locked, grouped } = facts

  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={say(texts.forChosen)}
      data-busy={isBusy || undefined}
    >
      {many && !locked ? (
        <>
          <Choices
            name={say(texts.alignLeft)}
            icon={<AlignLeftIcon />}
            choices={[
              ['alignLeft', () => commands.align('left'), shortcutWith('Shift ←')],
              ['alignCentre', () => commands.align('centre'), 'Shift C'],
              ['alignRight', () => commands.align('right'), shortcutWith('Shift →')],
            ]}
          />
          <Choices
            name={say(texts.alignTop)}
            icon={<AlignTopIcon />}
            choices={[
              ['alignTop', () => commands.align('top'), shortcutWith('Shift ↑')],
              ['alignMiddle', () => commands.align('middle'), 'Shift E'],
              ['alignBottom', () => commands.align('bottom'), shortcutWith('Shift ↓')],
            ]}
          />
          {selection.size > 2 ? (
            <Choices
              name={say(texts.distributeX)}
              icon={<DistributeIcon />}
              choices={[
                ['distributeX', () => commands.distribute('x'), 'Shift H'],
                ['distributeY', () => commands.distribute('y'), 'Shift V'],
              ]}
            />
          ) : null}
          <i />
        </>
      ) : null}
      {booths > 0 && !locked ? (
        <Act
          name={say(texts.renumber)}
          hint="Shift N"
          icon={<NumberIcon />}
          isNamed
          onAct={commands.renumber}
        />
      ) : null}
      {booths > 1 && !locked ? (
        <Act name={say(texts.merge)} hint="Shift J" icon={<MergeIcon />} isNamed onAct={commands.merge} />
      ) : null}
      {booths === 1 && !many && !locked ? (
        <Act name={say(texts.split)} hint="Shift S" icon={<SplitIcon />} isNamed onAct={commands.split} />
      ) : null}
      <Act
        name={say(texts.duplicate)}
        hint={shortcutWith('D')}
        icon={<DuplicateIcon />}
        onAct={commands.duplicate}
      />
      {locked ? null : (
        <Act name={say(texts.rotate)} hint="Shift R" icon={<RotateIcon />} onAct={commands.rotate} />
      )}
      {many && !grouped ? (
        <Act name={say(texts.group)} hint={shortcutWith('G')} icon={<GroupIcon />} onAct={commands.group} />
      ) : null}
      <Act
        name={say(locked ? texts.unlock : texts.lock)}
        hint={shortcutWith('L')}
        icon={locked ? <UnlockIcon /> : <LockIcon />}
        onAct={commands.lock}
      />
      <i />
      <Choices
        name={say(texts.more)}
        icon={<MoreIcon />}
        choices={[
          ['copy', commands.copy, shortcutWith('C')],
          ['cut', commands.cut, shortcutWith('X')],
          ['paste', commands.paste, shortcutWith('V')],
          ...(grouped ? ([['ungroup', commands.ungroup, shortcutWith('Shift G')]] as const) : []),
          ['remove', commands.remove, 'Del'],
        ]}
      />
    </div>
  )
}

interface ActProps {
  name: string
  hint?: string
  icon: ReactNode
  /** Its name stands beside it. */
  isNamed?: boolean
  onAct: () => void
}

function Act({ name, hint, icon, isNamed, onAct }: ActProps) {
  return (
    <Tooltip title={isNamed && !hint ? undefined : [name, hint].filter(Boolean).join(' ')}>
      <button type="button" className={styles.act} aria-label={isNamed ? undefined : name} onClick={onAct}>
        {icon}
        {isNamed ? name : null}
      </button>
    </Tooltip>
  )
}

interface ChoicesProps {
  name: string
  icon: ReactNode
  choices: readonly (readonly [ChoiceName, () => void, hint: string])[]
}

type ChoiceName = {
  [Name in keyof typeof texts]: (typeof texts)[Name] extends { en: string } ? Name : never
}[keyof typeof texts]

function Choices({ name, icon, choices }: ChoicesProps) {
  const say = useSay()
  const items = choices.map(([key, onClick, extra]) => ({
    key,
    label: say(texts[key]),
    extra,
    danger: key === 'remove',
    onClick,
  }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomLeft">
      <button type="button" className={styles.act} aria-label={name} title={name}>
        {icon}
      </button>
    </Dropdown>
  )
}
