import { listHalls } from '@fairground/wire/hall'
import { isLookedAt, planParameters, siteDesign } from '@fairground/wire/hall/plan-address'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { MapFailed, MapSkeleton, NoHalls } from '../hall'
import { useCall } from '../session/use-call'
import { DesignProvider } from './design-provider'
import styles from './designer-page.module.css'
import { DesignBar } from './panels'
import { DrawingTable } from './stage/drawing-table'

const SitePage = lazy(() => import('./site/site-page').then((module) => ({ default: module.SitePage })))

/** A hall on the drawing table, or the whole site where the address says so. */
export function DesignerPage() {
  const [search] = useSearchParams()
  return search.get(siteDesign.parameter) === siteDesign.value ? (
    <div className={styles.page}>
      <Suspense fallback={<MapSkeleton />}>
        <SitePage />
      </Suspense>
    </div>
  ) : (
    <HallDesigner />
  )
}

/** The hall of the address, or where it names none the first one. */
function HallDesigner() {
  const halls = useCall(listHalls, { body: {} })
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(planParameters.hall)
  // Whoever asks for a hall that is not there must not find themselves drawing another one.
  const hallId = wanted ?? halls.data?.[0]?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the right hall is known
  useEffect(() => {
    if (hallId === undefined || hallId === wanted) return
    const next = new URLSearchParams(search)
    next.set(planParameters.hall, hallId)
    setSearch(next, { replace: true })
  }, [hallId, wanted])

  return (
    <div className={styles.page}>
      {halls.isError && hallId === undefined ? <MapFailed onRetry={() => void halls.refetch()} /> : null}
      {halls.isPending && hallId === undefined ? <MapSkeleton /> : null}
      {halls.data?.length === 0 && hallId === undefined ? <NoHalls /> : null}
      {hallId === undefined ? null : (
        <DesignProvider key={hallId} hallId={hallId} isLook={isLookedAt(search)}>
          <DesignBar />
          <DrawingTable />
        </DesignProvider>
      )}
    </div>
  )
}
