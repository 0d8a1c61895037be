/** Where a sign-up stands with the company itself. */
export const dataStates = ['draft', 'submitted', 'rejected'] as const
export type DataState = (typeof dataStates)[number]

/** Where a sign-up stands with the organiser. `started` and `second` are the two readings of "review started". */
export const reviewStates = ['awaiting', 'rejected', 'approved', 'started', 'second'] as const
export type ReviewState = (typeof reviewStates)[number]
