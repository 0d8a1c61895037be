import { emailRule, recoveryMessages, userTypes } from '@fairground/domain/account'
import { extensionWord, splitOfficePhone } from '@fairground/domain/company/sections'
import { z } from 'zod'
import { exhibitor, signedIn } from '../kernel/access'
import { blankAs, instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, type Layout, renamed } from '../kernel/renamed'
import { stampNames, stampShape } from '../kernel/stamp'
import {
  companyPath,
  companyRef,
  dataState,
  dataStateType,
  reviewState,
  reviewStateType,
  savedFlag,
} from './company-codecs'

const text = z.string().max(6_000).optional()

/** Structure only: which fields a company must fill in depends on its variant, and the service knows it. */
const basicsFields = {
  nameZh: text,
  nameEn: text,
  shortNameZh: text,
  shortNameEn: text,
  registeredAddress: text,
  officePhone: text,
  officeExtension: text,
  contactName: text,
  contactMobile: text,
  backupName: text,
  backupMobile: text,
  mailingName: text,
  mailingMobile: text,
  mailingProvince: text,
  mailingCity: text,
  mailingDetail: text,
  invoiceAddress: text,
  fax: text,
  website: text,
  recoveryEmail: text,
  email: text,
  wechat: text,
  postalCode: text,
}

const basicsNames = {
  nameZh: 'zwgsmc',
  nameEn: 'ywgsmc',
  shortNameZh: 'gsjc',
  shortNameEn: 'ywgsjc',
  registeredAddress: 'zcdz',
  officePhone: 'bgdh',
  officeExtension: 'bgdhfjh',
  contactName: 'lxr',
  contactMobile: 'lxrsj',
  backupName: 'frdb',
  backupMobile: 'frdbdh',
  mailingName: 'yjlxr',
  mailingMobile: 'yjlxrsj',
  mailingProvince: 'yjdzsheng',
  mailingCity: 'yjdzshi',
  mailingDetail: 'yjdzxx',
  invoiceAddress: 'fpyjdz',
  fax: 'cz',
  website: 'wz',
  recoveryEmail: 'dzyx',
  email: 'email',
  wechat: 'vx',
  postalCode: 'reserve2',
} as const

/** The uploaded document: the licence of a Chinese company, the sign-up file of an overseas one. */
const document = { documentFileId: z.unknown().optional() }
const documentName = { documentFileId: as('src', blankAs(undefined, z.string().max(60))) }

/** Kept by the specs as one text; where it could not be told apart again, number and extension travel as two. */
const officePhoneInOne: Layout = {
  send({ bgdh, bgdhfjh, ...raw }) {
    if (!bgdhfjh) return { ...raw, bgdh }
    const joined = `${bgdh}${extensionWord}${bgdhfjh}`
    const { officePhone, officeExtension } = splitOfficePhone({ officePhone: joined, officeExtension: '' })
    const same = officePhone === bgdh && officeExtension === bgdhfjh
    return same ? { ...raw, bgdh: joined } : { ...raw, bgdh, bgdhfjh }
  },
  read(raw) {
    if (typeof raw.bgdh !== 'string' || raw.bgdhfjh !== undefined) return raw
    const { officePhone, officeExtension } = splitOfficePhone({ officePhone: raw.bgdh, officeExtension: '' })
    return { ...raw, bgdh: officePhone, bgdhfjh: officeExtension }
  },
}

const company = renamed(
  'Company',
  z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    variant: z.enum(userTypes),
    edition: z.int(),
    ...basicsFields,
    ...document,
    documentKind: z.string(),
    documentName: z.string(),
    mailingProvinceName: z.string(),
    mailingCityName: z.string(),
    formerName: z.string(),
    dataState: dataStateType,
    reviewState: reviewStateType,
    reviewRemark: z.string(),
    reviewerName: z.string(),
    reviewedAt: z.date().nullable(),
    registrationNumber: z.string().nullable(),
    submittedAt: z.date().nullable(),
    saved: z.boolean(),
    /** The organiser's tier for what the company asks for; empty where it asked for nothing, or none fits. */
    tier: z.string(),
    exhibitTypeZh: z.string(),
    exhibitTypeEn: z.string(),
    ...stampShape,
  }),
  {
    id: 'qyid',
    accountId: 'userid',
    variant: 'usertype',
    edition: 'zhjs',
    ...basicsNames,
    ...documentName,
    documentKind: 'yyzzgs',
    documentName: 'fileName',
    mailingProvinceName: 'yjdzshengmc',
    mailingCityName: 'yjdzshimc',
    formerName: 'cygsmc',
    dataState: as('sjzt', dataState),
    reviewState: as('shzt', reviewState.nullable()),
    reviewRemark: 'reserve1',
    reviewerName: 'shrmc',
    reviewedAt: as('shsj', instant.nullable()),
    registrationNumber: 'bmh',
    submittedAt: as('tjsj', instant.nullable()),
    saved: as('validateFlag', savedFlag),
    tier: 'dwmjfx',
    exhibitTypeZh: 'code_NAME',
    exhibitTypeEn: 'code_NAME_ENG',
    ...stampNames,
  },
  officePhoneInOne,
)
export type CompanyRecord = z.output<typeof company>

const changeFields = {
  companyId: z.string().max(60).optional(),
  ...basicsFields,
  ...document,
  /** Proof that a changed recovery mailbox can be read. */
  ticket: z.string().max(100).optional(),
  code: z.string().max(10).optional(),
  /** Submit or withdraw, when given; nothing else of the record changes then. */
  dataState: dataStateType.optional(),
  basedOn: z.date().optional(),
}
const changeNames = {
  companyId: 'qyid',
  ...basicsNames,
  ...documentName,
  ticket: 'ticket',
  code: 'code',
  dataState: as('sjzt', dataState),
  basedOn: as('xgsj', instant),
} as const

const companyChange = renamed('CompanyChange', z.object(changeFields), changeNames)
export type CompanyChange = z.output<typeof companyChange>

const newCompany = renamed(
  'NewCompany',
  z.object({
    ...changeFields,
    /** For staff: the account the sign-up is for, or what a new one needs. Exhibitors' own words here are not read. */
    accountId: z.unknown().optional(),
    variant: z.unknown().optional(),
    username: z.unknown().optional(),
    creditCode: z.unknown().optional(),
  }),
  {
    ...changeNames,
    accountId: 'userid',
    variant: 'usertype',
    username: 'username',
    creditCode: 'tyshxydm',
  },
)

export const listOwnCompanies = endpoint({
  method: 'POST',
  path: '/qyjbxx/list',
  summary:
    'A company of this edition, the own one, or for staff the account’s asked for; a list of none or one',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(renamed('OwnCompany', z.object({ id: z.uuid() }), { id: 'qyid' })),
})

export const findCompany = endpoint({
  method: 'POST',
  path: '/qyjbxx/doFindByVo',
  summary: 'A company’s record: the own one, or for staff the one asked for',
  access: signedIn,
  effect: 'reads',
  shows: ['basics'],
  body: companyRef,
  result: company.nullable(),
})

export const insertBasics = endpoint({
  method: 'POST',
  path: '/qyjbxx/doInsertByVo',
  summary:
    'Store the basic information of a company that has none yet in this edition; staff name its account, or open one',
  access: signedIn,
  effect: 'changes',
  body: newCompany,
  result: renamed('StoredCompany', z.object({ id: z.uuid() }), { id: 'qyid' }),
})

export const updateCompany = endpoint({
  method: 'POST',
  path: '/qyjbxx/doUpdateByVO',
  summary:
    'Change the basic information; with data state 03 submit, with 01 withdraw. Answers how many records changed',
  access: signedIn,
  effect: 'changes',
  body: companyChange,
  result: z.int(),
})

export const checkComplete = endpoint({
  method: 'GET',
  path: '/qyjbxx/checkInfoComplete/{qyid}',
  summary: 'Whether every section is saved; 99999999 names those that are not',
  access: signedIn,
  effect: 'reads',
  params: companyPath,
  result: z.null(),
})

export const countRecoveryEmail = endpoint({
  method: 'GET',
  path: '/qyjbxx/getMailNum/{mail}/static',
  summary: 'Whether a mailbox belongs to another account (0 or 1)',
  access: exhibitor,
  effect: 'reads',
  params: renamed('MailboxPath', z.object({ email: z.string().max(100) }), { email: 'mail' }),
  result: z.int(),
})

export const sendRecoveryMailCode = endpoint({
  method: 'GET',
  path: '/qyjbxx/sendMail',
  summary: 'Send a code to the new recovery mailbox; msg is its ticket',
  access: exhibitor,
  effect: 'changes',
  query: renamed('MailboxQuery', z.object({ email: emailRule(recoveryMessages.email) }), { email: 'mail' }),
  result: z.string(),
  resultInMessage: true,
})

const mailboxCode = z.object({
  email: emailRule(recoveryMessages.email),
  ticket: z.string().max(100),
  code: z.string().max(10),
})

export const proveRecoveryMail = endpoint({
  method: 'POST',
  path: '/qyjbxx/checkMail',
  summary:
    'Check the code sent to the new recovery mailbox; msg is a proof that is saved as ticket, without a code',
  access: exhibitor,
  effect: 'changes',
  body: renamed('MailboxCode', mailboxCode, { email: 'mail', ticket: 'ticket', code: 'code' }),
  result: z.string(),
  resultInMessage: true,
})
