import { type Draft, readDraft } from '@fairground/floorplan/design/draft'
import { createEditor, type Editor } from '@fairground/floorplan/design/editor'
import { isSame } from '@fairground/floorplan/design/same'
import type { Question } from '@fairground/floorplan/design/tool'
import { designTools } from '@fairground/floorplan/design/tools/index'
import { type OpenedDesign, saveDraft } from '@fairground/wire/design'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { newRequestId } from '../lib/request-id'
import { call } from '../session/session'
import { useLiveNotices } from '../session/use-live-notices'
import { createDraftKeeper, type DraftKeeper, type Kept } from './keeping/draft-keeper'
import { textOf } from './keeping/draft-text'
import type { LocalCopies } from './keeping/local-copies'
import { outlivesPage } from './keeping/outlives-page'
import type { SeatControl } from './keeping/use-seat'

/** What the server keeps was written by this product, so a plan that cannot be read is a fault of ours. */
export function draftIn(scene: string): Draft {
  const read = readDraft(scene)
  if ('fault' in read) throw new Error(`the plan cannot be read: ${JSON.stringify(read.fault)}`)
  return read.scene
}

/** What the server has of a hall: its draft, or what everybody sees. */
const startOf = ({ draft, published }: Pick<OpenedDesign, 'draft' | 'published'>): Kept => {
  const on = published.mark
  return draft
    ? { ...draft, draft: draftIn(draft.scene), on }
    : { draft: draftIn(published.scene), revision: 0, savedAt: undefined, savedBy: '', on }
}

interface Options {
  opened: OpenedDesign
  copies: LocalCopies
  seatId: string
  seat: SeatControl
  onQuestion: (question: Question) => void
  reload: () => Promise<OpenedDesign | undefined>
}

export interface DrawnHall {
  editor: Editor
  keeper: DraftKeeper
}

/** The hall under the pencil, and whoever keeps what is drawn. */
export function useDraft({ opened, copies, seatId, seat, onQuestion, reload }: Options): DrawnHall {
  const { hall } = opened
  // What is made once asks for what is the case when it needs it.
  const links = useRef({ onQuestion, reload, mine: seat.mine, wish: seat.wish })
  const isGoing = useRef(false)
  // Before any effect of a field that waited for the seat, which may act at once.
  useLayoutEffect(() => {
    links.current = { onQuestion, reload, mine: seat.mine, wish: seat.wish }
  })

  const [{ editor, keeper }] = useState(() => {
    const start = startOf(opened)
    const editor = createEditor({
      draft: start.draft,
      tools: designTools,
      making: {
        exhibitType: hall.exhibitType,
        boothClass: 'standard',
        firstCode: `${hall.code}-101`,
        areaUse: 'information',
        laneUse: 'fire',
        doorUse: 'entrance',
        iconUse: 'information',
      },
      snapping: { on: true, grid: 0.5 },
      newId: newRequestId,
      onQuestion: (question) => links.current.onQuestion(question),
      mayChange: () => links.current.mine,
    })
    const keeper = createDraftKeeper({
      editor,
      textOf,
      hallId: hall.id,
      copyId: newRequestId(),
      start,
      copies,
      async save(scene, { from, on: known }) {
        const on = known ?? (await links.current.reload())?.published.mark ?? ''
        return call(saveDraft, {
          body: { hallId: hall.id, seat: seatId, revision: from, on, scene },
          keepalive: isGoing.current && outlivesPage(scene),
        })
      },
      async newest() {
        const [newest, { mine }] = await Promise.all([links.current.reload(), links.current.wish('sit')])
        if (!newest) throw new Error('the newest draft did not come')
        return { theirs: startOf(newest), seated: mine }
      },
      isSeated: () => links.current.mine,
    })
    return { editor, keeper }
  })

  useEffect(() => {
    const stop = keeper.start()
    const save = () => void keeper.flush()
    const again = () => keeper.again()
    const go = () => {
      isGoing.current = true
      save()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      isGoing.current = false
      // Kept by the browser as it was left: others may have drawn meanwhile.
      if (persisted) void links.current.reload().then(again)
    }
    window.addEventListener('pagehide', go)
    window.addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', save)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('pagehide', go)
      window.removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('online', again)
      const { mine, wish } = links.current
      void keeper.flush().finally(() => {
        stop()
        if (mine) void wish('leave').catch(() => undefined)
      })
    }
  }, [keeper])
  useLiveNotices(({ type }) => {
    if (type === 'reconnected') keeper.again()
  })

  // Whoever only looks on sees what the other has saved; whoever sits down begins with the newest.
  const follow = useEffectEvent((next: OpenedDesign) => {
    if (keeper.on() === undefined) keeper.standOn(next.published.mark)
    if (keeper.isDirty() || !isNewer(next, keeper, seat.mine)) return
    const start = startOf(next)
    const { draft, undoes, redoes } = editor.get()
    // What one drew oneself stays as it lies, with all that can be undone of it.
    if (seat.mine && isSame(draft, start.draft)) return keeper.adopt({ ...start, draft })
    const canUndo = undoes !== undefined || redoes !== undefined
    editor.load(start.draft, { afresh: !(seat.mine && canUndo) })
    keeper.adopt(start)
  })
  useEffect(() => follow(opened), [opened])
  useEffect(() => {
    if (!seat.mine) return
    void links.current.reload().then(() => keeper.again())
  }, [seat.mine, keeper])

  return { editor, keeper }
}

/**
 * Revisions only grow, so an answer that was under way while something was saved is told by its smaller one. Where there is
 * no draft any more, another plan was published, or whoever draws threw the draft away.
 */
function isNewer({ draft, published }: OpenedDesign, keeper: DraftKeeper, seated: boolean): boolean {
  if (draft) return draft.revision > keeper.revision()
  return published.mark !== keeper.on() || (!seated && keeper.revision() > 0)
}
