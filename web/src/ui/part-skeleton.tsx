import { Skeleton } from 'antd'

/** Where a part of a page will be: grey lines only. A title among them would be a heading without words to a reader. */
export function PartSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  )
}
