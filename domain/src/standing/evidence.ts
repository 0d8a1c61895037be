/** Why a row of a list is taken to speak of a company, strongest first. */
export const evidences = ['linked', 'code', 'name', 'nameOtherCode'] as const
export type Evidence = (typeof evidences)[number]

export interface ListedRow {
  /** The row points at this very account or company. */
  linked: boolean
  creditCode: string | null
  sameName: boolean
}

/**
 * A credit code belongs to one company only, so it outweighs the name. A shared name with another code may be a slip
 * of the pen or another company: a person has to look.
 */
export function evidenceFor(ownCode: string | null, row: ListedRow): Evidence | undefined {
  if (row.linked) return 'linked'
  const comparable = Boolean(ownCode && row.creditCode)
  if (comparable && ownCode === row.creditCode) return 'code'
  if (!row.sameName) return undefined
  return comparable ? 'nameOtherCode' : 'name'
}

export const isDoubtful = (evidence: Evidence): boolean => evidence === 'nameOtherCode'

export const strengthOf = (evidence: Evidence): number => evidences.indexOf(evidence)
