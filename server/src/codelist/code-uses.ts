import type { CodeListName } from '@fairground/domain/codelist'
import type { DB } from '../platform/database/tables.generated'

/** A column that holds values of a list: one per row, or several in an array. */
export interface CodeUse {
  table: keyof DB & string
  column: string
  several?: true
  /** Where the column keeps the program's word for a value instead of the value itself. */
  words?: Readonly<Record<string, string>>
}

/**
 * Who refers to which list. An item is deleted only when none of these columns holds it, so a new column with code
 * values belongs here; a test looks for columns that were forgotten.
 */
export const codeUses: Readonly<Record<CodeListName, CodeUse[]>> = {
  boothType: [
    { table: 'booth_request', column: 'booth_type' },
    { table: 'booth_tier', column: 'booth_type' },
    { table: 'booth_type_change', column: 'booth_type' },
    { table: 'booth_type_change', column: 'from_booth_type' },
  ],
  boothStatus: [{ table: 'booth', column: 'status' }],
  exhibitType: [
    { table: 'booth_request', column: 'exhibit_type' },
    { table: 'booth_tier', column: 'exhibit_type' },
    { table: 'hall', column: 'exhibit_type' },
    { table: 'booth', column: 'exhibit_type' },
  ],
  exhibitSubtype: [],
  companyNature: [{ table: 'qualification_survey', column: 'company_nature' }],
  highTechLevel: [{ table: 'qualification_survey', column: 'high_tech_level' }],
  creditGrade: [
    { table: 'qualification_survey', column: 'credit_grade' },
    { table: 'credit_grade', column: 'grade' },
  ],
  certification: [{ table: 'qualification_survey', column: 'certifications', several: true }],
  yearsEstablished: [{ table: 'scale_survey', column: 'years_established' }],
  paidInCapital: [{ table: 'scale_survey', column: 'paid_in_capital' }],
  revenueScale: [{ table: 'scale_survey', column: 'revenue_scale' }],
  staffScale: [{ table: 'scale_survey', column: 'staff_scale' }],
  intellectualProperty: [{ table: 'scale_survey', column: 'intellectual_property' }],
  researchShare: [{ table: 'scale_survey', column: 'research_share' }],
  badRecord: [{ table: 'scale_survey', column: 'bad_record' }],
  responsibilityReport: [{ table: 'scale_survey', column: 'responsibility_report' }],
  productCategory: [
    { table: 'qualification_survey', column: 'product_categories', several: true },
    { table: 'product_intro', column: 'category' },
    { table: 'exhibit_product', column: 'category' },
  ],
  groupType: [
    { table: 'group_unit', column: 'group_type' },
    { table: 'group_delegate', column: 'group_type' },
  ],
  reviewState: [
    {
      table: 'company',
      column: 'review_state',
      words: { '01': 'awaiting', '02': 'rejected', '03': 'approved', '04': 'started', '05': 'second' },
    },
    {
      table: 'phone_change_request',
      column: 'state',
      words: { '01': 'pending', '02': 'rejected', '03': 'approved' },
    },
  ],
  dataState: [
    {
      table: 'company',
      column: 'data_state',
      words: { '01': 'draft', '03': 'submitted', '04': 'rejected' },
    },
  ],
  region: [{ table: 'scale_survey', column: 'region' }],
  mailingDivision: [
    { table: 'company', column: 'mailing_province' },
    { table: 'company', column: 'mailing_city' },
  ],
}
