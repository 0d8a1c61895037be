import { mayDecide, type States } from '../review'

/** What a company can want of the staff, the most pressing first. */
export const staffTasks = ['review', 'answer', 'phoneChange'] as const
export type StaffTask = (typeof staffTasks)[number]

/** What one member of staff knows of a company. What they may not see asks nothing of them. */
export interface KnownOfCompany extends States {
  /** Sign-ups of earlier editions are only read. */
  current: boolean
  mayReview: boolean
  openQuestions: number
  phoneChangePending: boolean
}

const asksFor: Record<StaffTask, (known: KnownOfCompany) => boolean> = {
  review: (known) => known.mayReview && mayDecide(known),
  answer: ({ openQuestions }) => openQuestions > 0,
  phoneChange: ({ phoneChangePending }) => phoneChangePending,
}

/** The one thing to do for a company now; none while it is somebody else's turn. */
export const staffTaskFor = (known: KnownOfCompany): StaffTask | undefined =>
  known.current ? staffTasks.find((task) => asksFor[task](known)) : undefined
