/** What a reviewer's desk sorts sign-ups by. */
export const queueTabs = ['toReview', 'mine', 'inReview', 'returned', 'approved'] as const
export type QueueTab = (typeof queueTabs)[number]

interface Queued {
  id: string
  claim: { reviewerId: string } | null
}

/** The neighbours of a sign-up in the queue. Of one that stands elsewhere the first in line comes next. */
export function neighbours<Row extends Queued>(
  queue: readonly Row[],
  id: string | undefined,
): { next: Row | undefined; previous: Row | undefined } {
  const at = queue.findIndex((row) => row.id === id)
  return { next: queue[at + 1], previous: at > 0 ? queue[at - 1] : undefined }
}

/** What to open once a sign-up is decided: the next one below, then from the top, that no colleague is at. */
export function nextToDecide<Row extends Queued>(
  queue: readonly Row[],
  id: string,
  reviewerId: string,
): Row | undefined {
  const at = queue.findIndex((row) => row.id === id)
  return [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))].find(
    ({ claim }) => !claim || claim.reviewerId === reviewerId,
  )
}
