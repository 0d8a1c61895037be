export interface CodeItem {
  value: string
  zh: string
  en: string
  children?: CodeItem[]
  /** Known to the system and shown where it occurs, but never offered for choice in a form. */
  formHidden?: boolean
  /** Set only by what happens to a booth, so the designer's status selector must leave it out. */
  designerHidden?: boolean
}

export const codeListNames = [
  'boothType',
  'boothStatus',
  'exhibitType',
  'exhibitSubtype',
  'companyNature',
  'highTechLevel',
  'creditGrade',
  'certification',
  'yearsEstablished',
  'paidInCapital',
  'revenueScale',
  'staffScale',
  'intellectualProperty',
  'researchShare',
  'badRecord',
  'responsibilityReport',
  'productCategory',
  'groupType',
  'reviewState',
  'dataState',
  'region',
  'mailingDivision',
] as const

export type CodeListName = (typeof codeListNames)[number]

/** These two are shaped from the administrative-division data set, not written down here. */
export type DivisionListName = Extract<CodeListName, 'region' | 'mailingDivision'>
