import { defineMessages } from '../text'
import { type Evidence, strengthOf } from './evidence'
import { type Validity, validities } from './validity'

export const standingMessages = defineMessages('standing', {
  unknownCompany: { zh: '没有找到这家企业', en: 'There is no such company' },
})

/** What every list tells about a company it seems to name. */
export interface Match {
  id: string
  evidence: Evidence
  /** The name as the list has it, and whether it is the company's own but for legal form and punctuation. */
  listedName: string
  sameName: boolean
}

export interface CouncilMatch extends Match {
  serial: number
}

export interface AssociationMatch extends Match {
  certificateNumber: string
  validFrom: string | null
  validUntil: string | null
  validity: Validity
}

export interface GradeMatch extends Match {
  grade: string
  validUntil: string | null
  validity: Validity
}

export interface GroupMatch extends Match {
  groupType: string
  groupName: string
}

export interface BlacklistMatch extends Match {
  since: Date
  listedBy: string
  remark: string
}

/** Each list's matches, the one that says most first. */
export interface Standing {
  council: CouncilMatch[]
  association: AssociationMatch[]
  grade: GradeMatch[]
  group: GroupMatch[]
  blacklist: BlacklistMatch[]
}

export const standingLists = ['council', 'association', 'grade', 'group', 'blacklist'] as const
export type StandingList = (typeof standingLists)[number]

interface Sortable extends Match {
  validity?: Validity
  validUntil?: string | null
}

/** Better evidence first; then what holds today before what does not; then what holds longest. */
export function strongestFirst<M extends Sortable>(matches: readonly M[]): M[] {
  const weight = ({ validity }: Sortable) => (validity ? validities.indexOf(validity) : 0)
  const until = ({ validUntil }: Sortable) => validUntil ?? ''
  return [...matches].sort(
    (one, other) =>
      strengthOf(one.evidence) - strengthOf(other.evidence) ||
      weight(one) - weight(other) ||
      (until(one) < until(other) ? 1 : -1),
  )
}
