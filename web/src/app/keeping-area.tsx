import { type ComponentProps, lazy, Suspense } from 'react'
import { isHinted } from '../session/hint'
import { PageSkeleton } from '../ui/page-skeleton'
import type { OwnArea as OwnAreaOf } from './own-area'

const OwnArea = lazy(() => import('./own-area').then((module) => ({ default: module.OwnArea })))

/** Whoever is signed in keeps their area around them; a stranger's page stays light. */
export function KeepingArea({ children, stranger }: ComponentProps<typeof OwnAreaOf>) {
  if (!isHinted()) return stranger
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OwnArea stranger={stranger}>{children}</OwnArea>
    </Suspense>
  )
}
