import { lazy, Suspense } from 'react'
import { isHinted } from '../session/hint'
import { PageSkeleton } from '../ui/page-skeleton'
import { NotFoundForAll } from './not-found-for-all'
import { ScreenFrame } from './screen-frame'

const NotFoundInArea = lazy(() =>
  import('./not-found-in-area').then((module) => ({ default: module.NotFoundInArea })),
)

/** Whoever is signed in keeps their area around them; a stranger gets a light page in both languages. */
export function NotFound() {
  if (isHinted())
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundInArea />
      </Suspense>
    )
  return (
    <ScreenFrame>
      <NotFoundForAll />
    </ScreenFrame>
  )
}
