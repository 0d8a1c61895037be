import { listHalls } from '@fairground/wire/hall'
import { isLookedAt, planParameters } from '@fairground/wire/hall/plan-address'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { MapFailed, MapSkeleton, NoHalls } from '../hall'
import { useCall } from '../session/use-call'
import { DesignProvider } from './design-provider'
import styles from './designer-page.module.css'
import { DesignBar } from './panels'
import { DrawingTable } from './stage/drawing-table'

/** The hall of the address, or where it names none the first one, on the drawing table. */
export function DesignerPage() {
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
