import { comparePlans, type PlanComparison } from '@fairground/floorplan/design/compare'
import type { Draft } from '@fairground/floorplan/design/draft'
import { hallsByNumber } from '@fairground/floorplan/design/problems/index'
import type { Question } from '@fairground/floorplan/design/tool'
import type { Rect } from '@fairground/floorplan/geometry'
import { designFacts, type OpenedDesign, openDesign, saveDraft } from '@fairground/wire/design'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { MapSkeleton } from '../hall'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useLiveNotices } from '../session/use-live-notices'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { useMedia } from '../ui/use-media'
import { type Design, DesignContext, type OnlyViewed } from './design-context'
import { type Desk, DeskContext, type OpenPart } from './desk-context'
import { readKept, textOf } from './keeping/draft-text'
import { localCopies } from './keeping/local-copies'
import { tabSeat } from './keeping/tab-seat'
import { useOfferedCopy } from './keeping/use-offered-copy'
import { useSeat } from './keeping/use-seat'
import { panelTexts as texts } from './panels/panels.texts'
import { problemsInOrder } from './problems-in-order'
import { draftIn, useDraft } from './use-draft'
import { useRestedDraft } from './use-rested-draft'

interface ProviderProps {
  hallId: string
  /** Only to be looked at. */
  isLook?: boolean
  children: ReactNode
}

/** Puts a hall on the drawing table. */
export function DesignProvider({ hallId, isLook = false, children }: ProviderProps) {
  const say = useSay()
  const query = useCall(
    openDesign,
    { params: { hallId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const opened = useMemo(() => query.data && asShown(query.data, isLook), [query.data, isLook])
  if (opened)
    return (
      <Table
        key={isLook ? 'look' : 'draw'}
        opened={opened}
        isLook={isLook}
        reload={async () => {
          const { data, isError, isFetching } = await query.refetch({ cancelRefetch: true })
          // After a failure, or when another reload took its place, there is still what was read before.
          return isError || isFetching || !data ? undefined : asShown(data, isLook)
        }}
      >
        {children}
      </Table>
    )
  if (!query.isError) return <MapSkeleton />
  const isUnknown =
    query.error instanceof CallFailure &&
    (query.error.code === codes.notFound || query.error.code === codes.invalid)
  return isUnknown ? (
    <EmptyState title={say(texts.noHall)}>{say(texts.noHallNote)}</EmptyState>
  ) : (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  )
}

/** Whoever only looks sees what everybody sees, and nobody's draft. */
const asShown = (opened: OpenedDesign, isLook: boolean): OpenedDesign =>
  isLook ? { ...opened, draft: null } : opened

interface TableProps {
  opened: OpenedDesign
  isLook: boolean
  reload: () => Promise<OpenedDesign | undefined>
  children: ReactNode
}

const nowhere = () => undefined

function Table({ opened, isLook, reload, children }: TableProps) {
  const { hall, designMode } = opened
  const mayCall = useMayCall(saveDraft)
  const isPhone = useMedia('(max-width: 760px)')
  const [seatId] = useState(tabSeat)
  const [copies] = useState(localCopies)
  const never = firstOf<OnlyViewed>([
    [!mayCall, 'key'],
    [!designMode, 'designMode'],
    [isPhone, 'phone'],
    [isLook, 'look'],
  ])
  const seat = useSeat({ hallId: hall.id, seat: seatId, mayDraw: never === undefined })
  const [question, ask] = useState<Question>()
  const [open, setOpen] = useState<OpenPart>()
  const [compared, setCompared] = useState<PlanComparison>()
  const { editor, keeper } = useDraft({ opened, copies, seatId, seat, onQuestion: ask, reload })
  const offered = useOfferedCopy({ copies, hallId: hall.id, editor, textOf, readKept })
  const publishedScene = opened.published.scene
  const publishedDraft = useMemo((): Draft => draftIn(publishedScene), [publishedScene])
  const facts = useCall(designFacts, { params: { hallId: hall.id } }).data
  const factsById = useMemo(() => new Map(facts?.map((fact) => [fact.id, fact])), [facts])
  const { taken, planned } = opened.elsewhere
  const elsewhere = useMemo(
    () => ({ taken: hallsByNumber(taken), planned: hallsByNumber(planned) }),
    [taken, planned],
  )
  const rested = useRestedDraft(editor)
  const problems = useMemo(
    () => problemsInOrder(rested, elsewhere, factsById),
    [rested, elsewhere, factsById],
  )
  const changes = useMemo(() => comparePlans(publishedDraft, rested), [publishedDraft, rested])
  useLiveNotices(({ type }) => {
    if (!seat.mine && (type === 'design-changed' || type === 'opened' || type === 'reconnected'))
      void reload()
  })
  const eye = useRef<(floor: Rect) => void>(nowhere)
  const [{ lookAt, setLookAt }] = useState(() => ({
    lookAt: (floor: Rect) => eye.current(floor),
    setLookAt: (next: (floor: Rect) => void) => {
      eye.current = next
    },
  }))

  const design: Design = {
    hall,
    editor,
    published: { number: opened.published.number, draft: publishedDraft },
    facts: factsById,
    onlyViewed: never ?? (seat.mine ? undefined : 'seat'),
    designMode,
    question,
    ask,
    lookAt,
    setLookAt,
  }
  const desk: Desk = {
    keeper,
    seat,
    seatId,
    offered,
    draft: opened.draft,
    publishedMark: opened.published.mark,
    problems,
    changes,
    elsewhere,
    compared,
    setCompared,
    open,
    setOpen,
    reload,
  }
  return (
    <DesignContext value={design}>
      <DeskContext value={desk}>{children}</DeskContext>
    </DesignContext>
  )
}

const firstOf = <Value,>(cases: readonly (readonly [boolean, Value])[]): Value | undefined =>
  cases.find(([is]) => is)?.[1]
