import { createSiteEditor } from '@fairground/floorplan/site-design/site-editor'
import { createSiteHand, type SiteMaking, type SiteTool } from '@fairground/floorplan/site-design/site-hand'
import type { HallExtents } from '@fairground/floorplan/site-design/site-pieces'
import type { GateUse, PlaceUse, SitePlan } from '@fairground/floorplan/site-plan'
import { readSitePlan, writeSitePlan } from '@fairground/floorplan/site-plan'
import { type OpenedSite, saveSite } from '@fairground/wire/design/site'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { siteInRows } from '../../hall'
import { newRequestId } from '../../lib/request-id'
import { call } from '../../session/session'
import { useLiveNotices } from '../../session/use-live-notices'
import { createDraftKeeper, type Kept } from '../keeping/draft-keeper'
import { localCopies } from '../keeping/local-copies'
import { outlivesPage } from '../keeping/outlives-page'
import { useOfferedCopy } from '../keeping/use-offered-copy'
import { gateNames, placeNames } from './site-names'

/** What is kept in the browser of the site is called so. */
const copiesOf = 'site'

function siteIn(text: string): SitePlan {
  const read = readSitePlan(text)
  if ('fault' in read) throw new Error(`the site cannot be read: ${JSON.stringify(read.fault)}`)
  return read.scene
}

function textOf(site: SitePlan) {
  try {
    return writeSitePlan(site)
  } catch {
    return { part: 'plan' as const, name: '' }
  }
}

function readKept(text: string) {
  const read = readSitePlan(text)
  return 'scene' in read ? { draft: read.scene } : { isLost: read.fault.reason !== 'laterVersion' }
}

/** Where nobody has drawn a site yet, one begins with the halls side by side. */
function startOf({ draft, published }: OpenedSite, halls: SiteOverview['halls']): Kept<SitePlan> {
  const on = String(published.number)
  if (draft) return { ...draft, draft: siteIn(draft.plan), on }
  const plan = published.plan === null ? siteInRows(halls) : siteIn(published.plan)
  return { draft: plan, revision: 0, savedAt: undefined, savedBy: '', on }
}

interface Options {
  opened: OpenedSite
  halls: SiteOverview['halls']
  extents: HallExtents
  mayDraw: boolean
  reload: () => Promise<OpenedSite | undefined>
}

/** The site under the pencil, the hand that draws it, and whoever keeps what is drawn. */
export function useDrawnSite({ opened, halls, extents, mayDraw, reload }: Options) {
  const [tool, setTool] = useState<SiteTool>('select')
  const [making, setMaking] = useState<SiteMaking>({
    ground: 'plaza',
    gate: 'visitors',
    place: 'parking',
    hall: undefined,
  })
  const [copies] = useState(localCopies)
  const links = useRef({ reload, mayDraw, extents, making, halls })
  const isGoing = useRef(false)
  useLayoutEffect(() => {
    links.current = { reload, mayDraw, extents, making, halls }
  })
  const [{ editor, hand, keeper }] = useState(() => {
    const start = startOf(opened, halls)
    const editor = createSiteEditor({ draft: start.draft, mayChange: () => links.current.mayDraw })
    const hand = createSiteHand({
      editor,
      extents: () => links.current.extents,
      making: () => links.current.making,
      newId: newRequestId,
      nameOf: (kind, use) => (kind === 'gate' ? gateNames[use as GateUse] : placeNames[use as PlaceUse]),
      onTool: setTool,
    })
    const keeper = createDraftKeeper<SitePlan>({
      editor,
      textOf,
      hallId: copiesOf,
      copyId: newRequestId(),
      start,
      copies,
      save: (plan, { from }) =>
        call(saveSite, {
          body: { revision: from, plan },
          keepalive: isGoing.current && outlivesPage(plan),
        }),
      async newest() {
        const newest = await links.current.reload()
        if (!newest) throw new Error('the newest site did not come')
        return { theirs: startOf(newest, links.current.halls), seated: true }
      },
      isSeated: () => links.current.mayDraw,
    })
    return { editor, hand, keeper }
  })
  const offered = useOfferedCopy({ copies, hallId: copiesOf, editor, textOf, readKept })

  useEffect(() => {
    const stop = keeper.start()
    const stops = new AbortController()
    const save = () => void keeper.flush()
    window.addEventListener(
      'pagehide',
      () => {
        isGoing.current = true
        save()
      },
      { signal: stops.signal },
    )
    document.addEventListener('visibilitychange', save, { signal: stops.signal })
    window.addEventListener('online', () => keeper.again(), { signal: stops.signal })
    return () => {
      stops.abort()
      void keeper.flush().finally(stop)
    }
  }, [keeper])
  useLiveNotices(({ type }) => {
    if (type === 'reconnected') keeper.again()
  })

  // What somebody else has saved or published takes the place of what was not touched here.
  const follow = useEffectEvent((next: OpenedSite) => {
    if (keeper.isDirty()) return
    const start = startOf(next, halls)
    const isNewer =
      start.revision > keeper.revision() ||
      (start.revision === 0 && (keeper.revision() > 0 || start.on !== keeper.on()))
    if (!isNewer) return
    if (textOf(start.draft) !== textOf(editor.get().draft)) editor.load(start.draft)
    keeper.adopt({ ...start, draft: editor.get().draft })
  })
  useEffect(() => follow(opened), [opened])

  return {
    editor,
    hand,
    keeper,
    offered,
    tool,
    making,
    make: (next: Partial<SiteMaking>) => setMaking((before) => ({ ...before, ...next })),
  }
}
