import { siteChanges } from '@fairground/floorplan/site-design/site-changes'
import { boundsOfRef, type SiteRef } from '@fairground/floorplan/site-design/site-pieces'
import { siteProblems } from '@fairground/floorplan/site-design/site-problems'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { type OpenedSite, saveSite } from '@fairground/wire/design/site'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useDeferredValue, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { looksOf, type MapStage } from '../../hall'
import { useMayCall } from '../../session/use-session'
import { useMedia } from '../../ui/use-media'
import tableStyles from '../stage/drawing-table.module.css'
import styles from './site.module.css'
import { SiteBar } from './site-bar'
import { SiteContext, type SiteDesk } from './site-context'
import { SiteProblems } from './site-problems'
import { SiteSide } from './site-side'
import { SiteStage } from './site-stage'
import { SiteTools } from './site-tools'
import { SiteZoom } from './site-zoom'
import { useDrawnSite } from './use-drawn-site'
import { useSiteKeys } from './use-site-keys'

interface Props {
  opened: OpenedSite
  overview: SiteOverview
  reload: () => Promise<OpenedSite | undefined>
}

/** The site from edge to edge, and over it all that one draws it with. */
export function SiteTable({ opened, overview: { halls }, reload }: Props) {
  const mayCall = useMayCall(saveSite)
  const isPhone = useMedia('(max-width: 760px)')
  const isWide = useMedia('(min-width: 1001px)')
  const onlyViewed = !mayCall ? 'key' : !opened.designMode ? 'designMode' : isPhone ? 'phone' : undefined
  const extents = useMemo(
    () => new Map(halls.map(({ code, width, depth }) => [code, { width, depth }])),
    [halls],
  )
  const drawn = useDrawnSite({ opened, halls, extents, mayDraw: onlyViewed === undefined, reload })
  const { editor } = drawn
  const [stage, setStage] = useState<MapStage>()
  const table = useRef<HTMLDivElement>(null)
  const { draft } = useSyncExternalStore(editor.subscribe, editor.get)
  // Finding what is wrong takes longer than a stroke.
  const rested = useDeferredValue(draft)
  const walked = useMemo(() => looksOf(halls, () => '').map((look) => ({ ...look, booths: [] })), [halls])
  const problems = useMemo(() => siteProblems(rested, walked), [rested, walked])
  const publishedPlan = opened.published.plan
  const changes = useMemo(
    () => siteChanges(publishedPlan === null ? undefined : (JSON.parse(publishedPlan) as SitePlan), rested),
    [publishedPlan, rested],
  )
  useSiteKeys({ frame: table, desk: drawn, extents, stage, mayDraw: onlyViewed === undefined })

  function show(ref: SiteRef): void {
    editor.select(ref)
    const bounds = boundsOfRef(editor.get().draft, extents, ref)
    if (bounds) stage?.centreOn({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.depth / 2 })
  }
  const desk: SiteDesk = {
    ...drawn,
    opened,
    halls,
    extents,
    onlyViewed,
    problems,
    changes,
    reload,
    show,
  }
  return (
    <SiteContext value={desk}>
      <SiteBar />
      <div className={tableStyles.table} ref={table}>
        <div className={styles.sheet}>
          <SiteStage isWide={isWide} onStage={setStage} />
        </div>
        {onlyViewed ? null : (
          <div className={styles.tools}>
            <SiteTools stage={stage} />
          </div>
        )}
        <div className={styles.side}>
          <SiteSide />
        </div>
        <div className={styles.foot}>
          <SiteProblems />
        </div>
        {stage ? (
          <div className={styles.zoom}>
            <SiteZoom stage={stage} />
          </div>
        ) : null}
      </div>
    </SiteContext>
  )
}
