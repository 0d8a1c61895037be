import type { Text } from '@fairground/domain/text'
import type { DemoStage } from '../demo-accounts'
import type { ChinesePlace } from '../names/chinese-places'
import type { Country } from '../names/overseas-countries'
import type { ProductKind } from '../products/product-texts'
import type { Random } from '../random'

export type ExhibitType = '01' | '02' | '03'

/** What makes a company who it is; every table about it is written from this. */
interface CommonProfile {
  companyId: string
  accountId: string
  username: string
  stage: DemoStage
  /** The round of the draw it was approved in time for; none where it was not, or since the last one. */
  round: 1 | 2 | null
  /** One of the accounts people are told about, which must end up exactly in its stage. */
  isDemo: boolean
  exhibitType: ExhibitType
  name: Text
  brand: Text
  shortName: Text
  contact: string
  founded: number
  /** Top-level category all its products belong to. */
  category: string
  products: readonly ProductKind[]
  /** The company's own stream, so that one company's details never shift another's. */
  random: Random
}

export interface ChineseProfile extends CommonProfile {
  userType: 'CHN'
  place: ChinesePlace
  address: string
  creditCode: string
  creditGrade: string | null
}

export interface OverseasProfile extends CommonProfile {
  userType: 'ENG'
  country: Country
  address: string
  postalCode: string
}

export type CompanyProfile = ChineseProfile | OverseasProfile

export const isApproved = (stage: DemoStage): boolean =>
  stage === 'approved' || stage === 'boothChosen' || stage === 'choosing'

export const isChinese = (profile: CompanyProfile): profile is ChineseProfile => profile.userType === 'CHN'
