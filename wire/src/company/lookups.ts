import { parseTypedDate, showDate } from '@fairground/domain/field'
import { settingDefinitions } from '@fairground/domain/settings'
import { z } from 'zod'
import { anyone, signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { as, renamed } from '../kernel/renamed'
import { pictureInBody, solvedPicture } from '../kernel/solved-picture'
import { companyRef } from './company-codecs'
import { type InvoiceRecord, invoice } from './invoice'

const listDate = z.codec(z.string(), z.string(), {
  decode: (shown) => parseTypedDate(shown) ?? shown,
  encode: showDate,
})

/** Limits the organiser sets, so that forms ask for what the server will take. */
export const signUpRules = endpoint({
  method: 'GET',
  path: '/company/rules',
  summary:
    'What a sign-up may ask for, booth types, areas and counts; and whether it may be changed once submitted',
  access: signedIn,
  effect: 'reads',
  shows: ['settings'],
  result: z.object({
    boothTypesByExhibitType: settingDefinitions.boothTypesByExhibitType.field.rule,
    indoorAreaByExhibitType: settingDefinitions.indoorAreaByExhibitType.field.rule,
    outdoorArea: settingDefinitions.outdoorArea.field.rule,
    standardBooths: settingDefinitions.standardBooths.field.rule,
    editAfterSubmit: settingDefinitions.editAfterSubmit.field.rule,
  }),
})

export const signUpFigures = endpoint({
  method: 'POST',
  path: '/qyjbxx/selectZsbmnumLsdwnumCount',
  summary:
    'How many companies take part in the draw: approved and not blacklisted. Staff are told how many of them are council members',
  access: anyone,
  effect: 'reads',
  result: renamed('SignUpFigures', z.object({ signedUp: z.int(), councilMembers: z.int().optional() }), {
    signedUp: 'zsbmnum',
    councilMembers: 'lsdwnum',
  }),
})

export const ownCreditGrades = endpoint({
  method: 'POST',
  path: '/cfpaXydj/list',
  summary: 'The industry credit grades of a company: the own one, or for staff the one asked for',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp'],
  body: companyRef,
  result: z.array(
    renamed(
      'OwnCreditGrade',
      z.object({
        companyName: z.string(),
        grade: z.string(),
        gradeLabel: z.string(),
        certificateNumber: z.string(),
        validUntil: z.string().nullable(),
      }),
      {
        companyName: 'qymc',
        grade: 'hyxydj',
        gradeLabel: 'hyxydjmc',
        certificateNumber: 'zsbh',
        validUntil: as('yxqz', listDate.nullable()),
      },
    ),
  ),
})

export const ownMemberships = endpoint({
  method: 'POST',
  path: '/cfpahydw/list',
  summary: 'The association memberships of a company: the own one, or for staff the one asked for',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp'],
  body: companyRef,
  result: z.array(
    renamed(
      'OwnMembership',
      z.object({
        companyName: z.string(),
        certificateNumber: z.string(),
        validFrom: z.string().nullable(),
        validUntil: z.string().nullable(),
      }),
      {
        companyName: 'qymc',
        certificateNumber: 'zsbh',
        validFrom: as('kssj', listDate.nullable()),
        validUntil: as('jssj', listDate.nullable()),
      },
    ),
  ),
})

const invoiceSearch = renamed(
  'InvoiceSearch',
  z.object({
    creditCode: z.string().max(40).optional(),
    companyId: z.string().max(60).optional(),
    captcha: solvedPicture.optional(),
  }),
  { creditCode: 'tyshxydm', companyId: 'qyid', captcha: as('dcrq', pictureInBody) },
)
export type InvoiceSearch = z.output<typeof invoiceSearch>
export type FoundInvoice = InvoiceRecord | Record<never, never>

export const findInvoices = endpoint({
  method: 'POST',
  path: '/qykpxx/list',
  summary:
    'The billing record of a credit code or a company, as a list of none or one: in full for its owner and for staff, ' +
    'without any field of it for anybody else, who needs a solved picture when anonymous',
  access: anyone,
  effect: 'reads',
  body: invoiceSearch,
  result: z.array(z.union([invoice, z.object({})])),
})

const files = renamed('FileRef', z.object({ fileId: z.string().max(60) }), { fileId: 'src' })

export const keepDocument = endpoint({
  method: 'POST',
  path: '/qyjbxx/movePic',
  summary: 'Confirms that an uploaded document is the caller’s and there; saving the section takes it up',
  access: signedIn,
  effect: 'changes',
  body: files,
  result: files,
})

export const discardImages = endpoint({
  method: 'POST',
  path: '/qycpjs/delPic',
  summary: 'Gives up uploads that no saved section shows; answers how many',
  access: signedIn,
  effect: 'changes',
  body: z.array(z.string().max(60)).max(50),
  result: z.int(),
})
