import { EllipsisOutlined } from '@ant-design/icons'
import type { Draft, DraftBooth, Piece } from '@fairground/floorplan/design/draft'
import { piecesWith } from '@fairground/floorplan/design/pieces'
import { Button, ConfigProvider, Dropdown, Segmented } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useDesign, useEditor } from '../../design-context'
import { useDesk } from '../../desk-context'
import { nameOfPiece } from '../../stage/piece-names'
import { boothTexts } from './booth.texts'
import { BoothForm } from './booth-form'
import { BulkForm } from './bulk-form'
import { HallForm } from './hall-form'
import { PanelFoot } from './panel-foot'
import { PieceForm } from './piece-form'
import { sideTexts as texts } from './side.texts'
import styles from './side-panel.module.css'

const isBooth = (piece: Piece): piece is DraftBooth => piece.kind === 'booth'
const chosenOf = (draft: Draft, selection: ReadonlySet<string>): Piece[] =>
  selection.size === 0 ? [] : piecesWith(draft, selection)

/** Lower than elsewhere: the whole form of a booth fits a laptop. */
const dense = { token: { controlHeight: 34, fontSize: 13.5, colorTextDisabled: 'var(--ink-2)' } }

/** What is chosen, and everything that can be said of it. */
export function SidePanel() {
  const say = useSay()
  const language = useLanguage()
  const { hall, onlyViewed, question, ask } = useDesign()
  const [inHand, setInHand] = useState<{ id: string; of: number }>()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const pieces = useMemo(() => chosenOf(draft, selection), [draft, selection])
  const booths = useMemo(() => pieces.filter(isBooth), [pieces])
  const askedId = question?.about === 'piece' ? question.id : undefined
  const asked = pieces.find(({ id }) => id === askedId)
  // One of several is asked about for itself, and stays in hand until more or fewer are chosen.
  const ownId = asked?.id ?? (inHand?.of === pieces.length ? inHand.id : undefined)
  const own = pieces.length > 1 ? pieces.find(({ id }) => id === ownId) : undefined
  if (own?.id !== inHand?.id || (own && inHand?.of !== pieces.length))
    setInHand(own && { id: own.id, of: pieces.length })
  const only = pieces.length === 1 ? pieces[0] : own && !isBooth(own) ? own : undefined
  const locked = useMemo(() => new Set(draft.locked), [draft.locked])
  const shown = own ? [own] : pieces
  const isLocked = shown.length > 0 && shown.every(({ id }) => locked.has(id))
  const title = titleOf()
  const body = useRef<HTMLDivElement>(null)

  // What was just drawn, or clicked twice, wants to be filled in; a booth asks for its number itself.
  const isAsked = only !== undefined && !isBooth(only) && askedId === only.id
  useEffect(() => {
    if (!isAsked) return
    body.current?.querySelector('input')?.focus()
    ask(undefined)
  }, [isAsked, ask])

  // What is not in hand cannot be asked about; a question left over would draw the focus to it much later.
  const isStray = askedId !== undefined && !asked
  useEffect(() => {
    if (isStray) ask(undefined)
  }, [isStray, ask])

  function titleOf(): string {
    if (pieces.length === 0) return `${hall.code} ${hall.name[language]}`
    if (booths.length === pieces.length) return say(texts.title)
    return only ? nameOfPiece(only, language) : say(texts.manyTitle, { count: pieces.length })
  }

  return (
    <ConfigProvider theme={dense} componentDisabled={Boolean(onlyViewed) || isLocked}>
      <aside className={styles.panel} aria-label={say(texts.title)}>
        <header className={styles.head}>
          <h2>{title}</h2>
          {booths.length > 0 && !onlyViewed ? <More booths={booths} /> : null}
        </header>
        <div ref={body} className={styles.body}>
          {isLocked ? (
            <p className={styles.locked}>
              {say(only?.kind === 'underlay' ? texts.lockedUnderlay : texts.lockedNote)}
            </p>
          ) : null}
          {pieces.length === 0 ? <HallForm /> : null}
          {only && !isBooth(only) ? <PieceForm key={only.id} piece={only} /> : null}
          {booths.length > 0 && (!only || isBooth(only)) ? (
            <Booths
              booths={booths}
              own={own && isBooth(own) ? own : undefined}
              onOwn={(id) => setInHand(id === undefined ? undefined : { id, of: pieces.length })}
            />
          ) : null}
          {pieces.length > 1 && booths.length === 0 && !only ? (
            <p className={styles.note}>{say(boothTexts.noMixed)}</p>
          ) : null}
        </div>
        <ConfigProvider componentDisabled={false}>
          <PanelFoot pieces={pieces} />
        </ConfigProvider>
      </aside>
    </ConfigProvider>
  )
}

interface BoothsProps {
  booths: readonly DraftBooth[]
  /** The one whose own form is wanted. */
  own: DraftBooth | undefined
  onOwn: (id: string | undefined) => void
}

/** One booth, or one of several with all of them beside it. */
function Booths({ booths, own, onOwn }: BoothsProps) {
  const say = useSay()
  const first = own ?? booths[0]
  if (!first) return null
  if (booths.length === 1) return <BoothForm key={first.id} booth={first} />
  return (
    <>
      <ConfigProvider componentDisabled={false}>
        <Segmented
          block
          value={own ? 'one' : 'all'}
          options={[
            { value: 'one', label: first.code || say(boothTexts.unnumbered) },
            { value: 'all', label: say(texts.several, { count: booths.length }) },
          ]}
          onChange={(value) => onOwn(value === 'one' ? first.id : undefined)}
        />
      </ConfigProvider>
      {own ? <BoothForm key={first.id} booth={first} /> : <BulkForm booths={booths} />}
    </>
  )
}

function More({ booths }: { booths: readonly DraftBooth[] }) {
  const say = useSay()
  const { ask } = useDesign()
  const { setOpen } = useDesk()
  const [first] = booths
  const items = [
    ...(booths.length === 1 && first
      ? [{ key: 'split', label: say(texts.split), onClick: () => setOpen({ part: 'split', id: first.id }) }]
      : []),
    {
      key: 'numbers',
      label: say(texts.renumber),
      onClick: () => ask({ about: 'numbers', ids: booths.map(({ id }) => id) }),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={say(texts.more)} />
    </Dropdown>
  )
}
