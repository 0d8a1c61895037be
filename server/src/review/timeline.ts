import {
  eventOf,
  type RecordedLine,
  type RowFacts,
  type SignUpEvent,
  wholeTimeline,
} from '@fairground/domain/review'
import type { SignUpRow } from './sign-up.repository'

/** What became of a sign-up, from the lines on record about it and from its own row. */
export const timelineOf = (row: SignUpRow, lines: readonly RecordedLine[]): SignUpEvent[] =>
  wholeTimeline(
    lines.map((line) => eventOf(line, row.variant)),
    factsOf(row),
  )

function factsOf({ registeredAt, username, submittedAt, ...row }: SignUpRow): RowFacts {
  const { reviewState, reviewedAt, reviewerName, reviewRemark } = row
  const decided = reviewState === 'approved' || reviewState === 'rejected'
  return {
    registeredAt,
    registeredBy: username,
    submittedAt,
    decided:
      decided && reviewedAt
        ? { at: reviewedAt, by: reviewerName, as: reviewState, remark: reviewRemark }
        : null,
  }
}
