export const validities = ['valid', 'undated', 'notYet', 'expired'] as const
export type Validity = (typeof validities)[number]

/** Calendar days as YYYY-MM-DD, which compare as text. Both ends belong to the time of validity. */
export interface ValidTime {
  from: string | null
  until: string | null
}

export function validityOf({ from, until }: ValidTime, today: string): Validity {
  if (until && until < today) return 'expired'
  if (from && from > today) return 'notYet'
  return until ? 'valid' : 'undated'
}
