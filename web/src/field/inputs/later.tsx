import { type ComponentType, lazy, Suspense } from 'react'
import { PartSkeleton } from '../../ui/part-skeleton'

/** An input that few forms have is fetched by those. */
export function later<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Fetched = lazy(fetch) as unknown as ComponentType<Props>
  return function Later(props: Props) {
    return (
      <Suspense fallback={<PartSkeleton rows={3} />}>
        <Fetched {...props} />
      </Suspense>
    )
  }
}
