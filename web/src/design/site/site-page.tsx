import { openSite } from '@fairground/wire/design/site'
import { siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { MapFailed, MapSkeleton } from '../../hall'
import { useCall } from '../../session/use-call'
import { SiteTable } from './site-table'

/** The site on the drawing table: where the halls stand, and what lies between them. */
export function SitePage() {
  const opened = useCall(openSite, {})
  const overview = useCall(siteOverviewForStaff, {}, { alsoShows: ['halls', 'lists'] })
  if (opened.data && overview.data)
    return (
      <SiteTable
        opened={opened.data}
        overview={overview.data}
        reload={async () => {
          const { data, isError } = await opened.refetch({ cancelRefetch: true })
          return isError ? undefined : data
        }}
      />
    )
  const failed = [opened, overview].filter(({ isError }) => isError)
  return failed.length > 0 ? (
    <MapFailed onRetry={() => failed.forEach((one) => void one.refetch())} />
  ) : (
    <MapSkeleton />
  )
}
