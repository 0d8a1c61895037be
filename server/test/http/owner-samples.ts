import type { Call } from '@fairground/wire/call-table'
import { describeRenamed } from '@fairground/wire/kernel/renamed'
import { growingContent, singleContent } from '@fairground/wire/portal'
import type { z } from 'zod'
import { picture } from '../company/sign-up-forms'
import { formFor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import type { Papers } from './owner-papers'

/** By what somebody's records can be asked for. */
export interface Things extends Papers {
  companyId: string
  /** The same company at the last edition. */
  earlierCompanyId: string
  accountId: string
  username: string
  email: string
  creditCode: string
  registrationNumber: string
  documentFileId: string
  logoFileId: string
  imageFileId: string
  /** Uploads that no section has taken up yet. */
  licenceUploadId: string
  signUpUploadId: string
  logoUploadId: string
  imageUploadId: string
  questionId: string
}

export const fileIdsOf = (things: Things): string[] => [
  things.documentFileId,
  things.logoFileId,
  things.imageFileId,
  things.licenceUploadId,
  things.signUpUploadId,
  things.logoUploadId,
  things.imageUploadId,
  things.scanUploadId,
  things.voucherFileId,
]

/** What a caller sends, in domain values. */
export interface Sent {
  params?: object
  query?: object
  body?: object
  file?: File
}

/** What an exhibitor could send to reach these things, with answers of its own where the call asks for more. */
type Reach = (things: Things, own: SignUpExhibitor) => Sent[]

type Row =
  | Reach
  /** May tell that something exists, and nothing else: equal answers are not asked for. */
  | { tellsWhether: string; reach: Reach }
  /** Nothing of anybody's can be named in it, or another test shows it. */
  | { why: string }

type Form = Record<string, unknown>

/** The own form, right in itself, for somebody else's company or with something of somebody else's in it. */
const inBody =
  (section: Parameters<typeof formFor>[1], ...others: ((things: Things, form: Form) => object)[]): Reach =>
  (things, own) => {
    const form = formFor(own, section)
    return [byId, byEarlierId, ...others].map((other) => ({ body: { ...form, ...other(things, form) } }))
  }

const byId = ({ companyId }: Things) => ({ companyId })
const byEarlierId = ({ earlierCompanyId: companyId }: Things) => ({ companyId })

const uploadTo: Reach = (things) =>
  [byId(things), byEarlierId(things)].map((body) => ({ body, file: pictureFile }))
const pictureFile = new File([new Uint8Array(await picture())], 'x.png')

const account = { why: 'test/account shows what an account call tells and changes' }
const openPlan = {
  why: 'about a hall, not about anybody; test/hall shows what a map tells of companies to whom',
}
const ownPlan = { why: 'test/plan-export asks for somebody else’s export' }
const openList = { why: 'a list everybody may read' }

const room = { why: 'test/waiting-room shows that a ticket opens nothing but its own name' }

const openDraw = { why: 'names a round, which is everybody’s; test/draw shows that contacts are masked' }

const signer = { signerName: '王建国', signerPost: '', authority: 'legalRepresentative', agreed: true }
const delegate = { name: '李磊', post: '采购经理', contact: '13912340000', until: '2999-12-31' }
const scanned: Reach = ({ contractId }) => [{ body: { contractId }, file: pictureFile }]
const somebodyNew = {
  name: '张敏',
  nameEn: '',
  post: '经理',
  mobile: '13800000009',
  identityKind: 'passport',
  identityNumber: 'E12345678',
  photoFileId: null,
}
const askedId = '00000000-0000-4000-8000-00000000000a'

const booths = inBody('boothRequest')
const documents = (['documentFileId', 'licenceUploadId', 'signUpUploadId'] as const).map(
  (thing) => (things: Things) => ({ documentFileId: things[thing] }),
)
const logos = (['logoFileId', 'logoUploadId'] as const).map((thing) => (things: Things) => ({
  logoFileId: things[thing],
}))
const images = (['imageFileId', 'imageUploadId'] as const).map((thing) => (things: Things, form: Form) => {
  const [first = {}, ...products] = form.products as object[]
  return { products: [{ ...first, imageFileId: things[thing] }, ...products] }
})
const intros = inBody('intro', ...logos, ...images)

const ownBooths: Row = {
  why: 'names booths, which are everybody’s to name; test/selection shows that nobody else’s are touched',
}

const ownOffers: Row = {
  why: 'names an offer or nothing; test/waiting shows that somebody else’s offer is answered like one that never was',
}

const newPeople: Row = {
  why: 'brings somebody new or a photo; test/badge asks each of them with somebody else’s people and photos',
}

const offeredFile: Row = {
  why: 'names a file the organiser offers; test/download shows who gets which',
}

const ownEntry: Row = {
  why: 'names nothing; test/catalogue shows that each company reads and changes its own entry',
}

const ownProducts: Row = {
  why: 'names pictures and nothing else; test/product shows that somebody else’s are not taken up',
}

const ownCoExhibitors: Row = {
  why: 'names a co-exhibitor, a logo or nothing; test/co-exhibitor asks with somebody else’s',
}

const ownTypeChange: Row = {
  why: 'names a request or nothing; test/type-change shows that somebody else’s is answered like one that never was',
}

const ownUndertaking: Row = {
  why: 'names a signature or nothing; test/undertaking shows that somebody else’s is answered like one that never was',
}

/**
 * Calls that need more than an id. Whatever is not here is asked with the ids its fields are named after; where those do
 * not suffice, the test says so.
 */
const rows: Record<string, Row> = {
  'payment.askForInvoice': ({ contractId }) => [
    { body: { contractId, kind: 'ordinary', amount: 100, remark: '' } },
  ],
  'payment.sendVoucher': ({ contractId, voucherFileId: fileId, voucherId: replacesId }) => [
    {
      body: { contractId, fileId, amount: 100, paidOn: '2026-11-18', payer: 'x', reference: '', replacesId },
    },
  ],
  'payment.uploadVoucherFile': scanned,
  'account.applyForReset': account,
  'account.changeOwnAccount': account,
  'account.countCreditCode': account,
  'account.countEmail': account,
  'account.countUsername': account,
  'account.login': account,
  'account.loginBySms': account,
  'account.logout': account,
  'account.proveEmail': account,
  'account.proveMobile': account,
  'account.register': account,
  'account.sendMailCode': account,
  'account.sendMailCodeEn': account,
  'account.sendNewMobileCode': account,
  'account.sendSmsCode': account,
  'account.setNewPassword': account,
  'account.usernameByEmail': account,
  'codelist.codeList': openList,
  'shell.menuTree': openList,
  'live.live': { why: 'a stream; test/platform/live shows who hears what' },
  'outbox.demoOutbox': { why: 'demo mode shows every message on purpose, and production has no such call' },

  'hall.findHall': openPlan,
  'hall.hallMap': openPlan,
  'hall.hallMapForKnown': openPlan,
  'hall.hallPlan': openPlan,
  'hall.listHallBooths': openPlan,
  'hall.listHalls': openPlan,
  'hall.mapChangesSince': openPlan,
  'hall.searchPlans': openPlan,
  'hall.searchPlansForKnown': openPlan,
  'hall.siteOverview': openPlan,

  'draw.drawNow': openDraw,
  'draw.lotteryPageA': openDraw,
  'draw.lotteryPageB': openDraw,
  'draw.publishedBundle': openDraw,

  'plan-export.downloadPlanExport': ownPlan,
  'plan-export.exportPlan': openPlan,
  'plan-export.findPlanExport': ownPlan,
  'plan-export.orderPlanExport': openPlan,
  'plan-export.planMailbox': { why: 'names nothing: it tells the own address' },

  'selection.chooseBooth': ownBooths,
  'selection.chooseBooths': ownBooths,
  'selection.divideBlock': ownBooths,
  'selection.finishChoice': ownBooths,
  'selection.markFavourite': ownBooths,
  'selection.ownBlock': ownBooths,
  'selection.ownFavourites': ownBooths,
  'selection.ownSelection': ownBooths,
  'selection.releaseBooth': ownBooths,
  'selection.releaseBooths': ownBooths,
  'selection.selectionStarted': ownBooths,

  'contract.checkPaper': {
    why: 'is answered to whoever holds the paper, whoever that is; test/contract shows that a number alone reaches nothing',
  },
  'contract.nameDelegate': ({ contractId }) => [
    { body: { contractId, ...delegate, ownTicket: 'x', ownCode: '123456', ticket: 'x', code: '123456' } },
  ],
  'contract.revokeDelegate': ({ delegationId }) => [{ body: { delegationId } }],
  'contract.sendDelegateCode': ({ contractId, delegationId }) => [{ body: { contractId, delegationId } }],
  'contract.sendDelegateProof': ({ contractId }) => [{ body: { contractId, contact: delegate.contact } }],
  'contract.sendDelegationCode': ({ contractId }) => [{ body: { contractId, contact: delegate.contact } }],
  'contract.signByDelegate': ({ contractId, delegationId }) => [
    { body: { contractId, delegationId, version: 1, agreed: true, ticket: 'x', code: '123456' } },
  ],
  'contract.requestChange': ({ contractId }) => [{ body: { contractId, text: 'x' } }],
  'contract.signByScan': ({ contractId, scanUploadId: fileId }) => [
    { body: { contractId, version: 1, ...signer, fileId } },
  ],
  'contract.signContract': ({ contractId }) => [
    { body: { contractId, version: 1, ...signer, ticket: 'x', code: '123456' } },
  ],
  'contract.uploadContractScan': scanned,
  'contract.withdrawRequest': ({ changeRequestId: requestId }) => [{ body: { requestId } }],

  'download.fetchDownload': offeredFile,
  'download.ownDownloads': offeredFile,

  'catalogue.agreeToDirectory': ownEntry,
  'catalogue.ownCatalogue': ownEntry,
  'catalogue.saveCatalogue': ownEntry,
  'product.ownProducts': ownProducts,
  'product.productsFromSignUp': ownProducts,
  'product.saveProducts': ownProducts,
  'product.uploadProductPicture': ownProducts,

  'co-exhibitor.ownCoExhibitors': ownCoExhibitors,
  'co-exhibitor.removeCoExhibitor': ownCoExhibitors,
  'co-exhibitor.saveCoExhibitor': ownCoExhibitors,
  'co-exhibitor.uploadCoExhibitorLogo': ownCoExhibitors,

  'type-change.askTypeChange': ownTypeChange,
  'type-change.ownTypeChange': ownTypeChange,
  'type-change.withdrawTypeChange': ownTypeChange,

  'undertaking.ownUndertakings': ownUndertaking,
  'undertaking.sendSigningCode': ownUndertaking,
  'undertaking.signUndertakings': ownUndertaking,
  'undertaking.signaturePdf': ownUndertaking,

  'waiting-room.joinWaitingRoom': room,
  'waiting-room.lookIntoWaitingRoom': room,
  'waiting.acceptOffer': ownOffers,
  'waiting.changeWish': ownOffers,
  'waiting.declineOffer': ownOffers,
  'waiting.joinWaiting': ownOffers,
  'waiting.ownWaiting': ownOffers,
  'waiting.withdrawWaiting': ownOffers,

  'badge.addPerson': newPeople,
  'badge.checkPeople': newPeople,
  'badge.importPeople': newPeople,
  'badge.uploadBadgePhoto': newPeople,
  'badge.changePerson': ({ personId: id }) => [{ body: { id, version: 1, ...somebodyNew } }],
  'badge.makeRequest': ({ personId }) => [
    { body: { kind: 'remove', id: askedId, personId, reason: 'x' } },
    { body: { kind: 'replace', id: askedId, personId, ...somebodyNew, reason: 'x' } },
  ],
  'badge.printBadges': ({ personId }) => [{ body: { ids: [personId] } }],
  'badge.removePerson': ({ personId: id }) => [{ body: { id, version: 1 } }],
  'badge.reprintBadge': ({ personId: id }) => [{ body: { id, version: 1, reason: 'x' } }],

  'board.findBoardMessages': { why: 'names an edition and nothing else' },
  'board.askQuestion': ({ questionId, companyId }) =>
    [questionId, companyId].map((noticeId, index) => ({
      body: { text: 'x', noticeId, requestId: `00000000-0000-4000-8000-00000000000${index}` },
    })),

  'company.insertBasics': inBody('basics', ...documents, ({ accountId, username, creditCode }) => ({
    accountId,
    username,
    creditCode,
  })),
  'company.updateCompany': (things, own) => [
    ...inBody('basics', ...documents)(things, own),
    ...['submitted', 'draft'].map((dataState) => ({ body: { companyId: things.companyId, dataState } })),
  ],
  'company.saveInvoice': inBody('invoice'),
  'company.saveQualification': inBody('qualification'),
  'company.saveScale': (things, own) =>
    own.variant === 'CHN' ? inBody('scale')(things, own) : [{ body: { companyId: things.companyId } }],
  'company.insertIntro': intros,
  'company.updateIntro': intros,
  'company.insertBoothRequest': booths,
  'company.insertBoothRequestPlain': booths,
  'company.updateBoothRequest': booths,
  'company.uploadLicence': uploadTo,
  'company.uploadLogo': uploadTo,
  'company.uploadProductImage': uploadTo,
  'company.uploadSignUpFile': uploadTo,
  'company.discardImages': (things) => [{ body: fileIdsOf(things) }],
  'company.countRecoveryEmail': {
    tellsWhether: 'a mailbox is taken',
    reach: ({ email }) => [{ params: { email } }],
  },
  'company.sendRecoveryMailCode': {
    tellsWhether: 'a message was sent; the answer is another ticket every time',
    reach: ({ email }) => [{ query: { email } }],
  },
  'company.proveRecoveryMail': {
    why: 'a code that was sent to a mailbox, and its ticket, are whose who reads there',
  },
  'company.findInvoices': {
    tellsWhether: 'a credit code is taken',
    reach: ({ creditCode, companyId, earlierCompanyId }) =>
      [{ creditCode }, { companyId }, { companyId: earlierCompanyId }].map((body) => ({ body })),
  },
  ...Object.fromEntries(
    [...growingContent, ...singleContent].map(({ name }) => [
      `portal.${name}.published`,
      { why: 'what the organiser says to everybody' },
    ]),
  ),
  'portal.portalPictureFile': {
    why: 'pictures belong to the organiser, and are read where they are published',
  },
}

export interface Asked {
  sent: Sent[]
  equalAnswers: boolean
}

export const namedCalls = Object.keys(rows)

/** Why a call is not asked at all, where there is a reason. */
export function excuseOf({ feature, name }: Call): string | undefined {
  const row = rows[`${feature}.${name}`]
  return row && 'why' in row ? row.why : undefined
}

/** Throws where somebody has to say what to send. */
export function reachOf({ feature, name, endpoint }: Call, things: Things, own: SignUpExhibitor): Asked {
  const row = rows[`${feature}.${name}`]
  if (typeof row === 'function') return { sent: row(things, own), equalAnswers: true }
  if (row && 'reach' in row) return { sent: row.reach(things, own), equalAnswers: false }
  const parts = {
    params: endpoint.params,
    query: endpoint.query,
    ...(endpoint.hasBody ? { body: endpoint.body } : {}),
  }
  const ways = Object.entries(parts).map(([part, schema]) =>
    filledIn(schema, things).map((value) => ({ [part]: value })),
  )
  if (ways.some((ones) => ones.length === 0))
    throw new Error(
      `${feature}.${name}: add a row to server/test/http/owner-samples.ts that says what an exhibitor would send to reach ` +
        'somebody else’s records, or why there is nothing to reach.',
    )
  const sent = ways.reduce<Sent[]>(
    (all, ones) => all.flatMap((each) => ones.map((one) => ({ ...each, ...one }))),
    [{}],
  )
  // Without anything to ask for there is nothing to compare; the answer may be another every time.
  return { sent, equalAnswers: sent.some((one) => JSON.stringify(Object.values(one)) !== '[{},{}]') }
}

/** Every way to fill in the fields from their names; none when a field that is needed has a name that says nothing. */
function filledIn(schema: z.ZodType, things: Things): object[] {
  let ways: Record<string, unknown>[] = [{}]
  for (const [name, field] of fieldsOf(schema) ?? [['?', schema] as const]) {
    const values = valuesFor(name, field, things)
    ways = ways.flatMap((way) =>
      values.map((value) => (value === undefined ? way : { ...way, [name]: value })),
    )
  }
  return ways
}

function fieldsOf(schema: z.ZodType): (readonly [string, z.ZodType])[] | undefined {
  const { in: front } = schema.def as { in?: unknown }
  const renamed = describeRenamed(front)
  if (renamed) return renamed.fields().map(({ domain, schema: field }) => [domain, field])
  return schema.def.type === 'object'
    ? Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>)
    : undefined
}

function valuesFor(name: string, field: z.ZodType, things: Things): unknown[] {
  const { companyId, earlierCompanyId, accountId, documentFileId, questionId } = things
  const { personId, badgeRequestId } = things
  const files = fileIdsOf(things)
  const known: Record<string, unknown[]> = {
    ...Object.fromEntries(Object.entries(things).map(([thing, value]) => [thing, [value]])),
    companyId: [companyId, earlierCompanyId],
    userId: [accountId],
    fileId: files,
    fileIds: [files],
    id: [companyId, earlierCompanyId, accountId, documentFileId, questionId, personId, badgeRequestId],
  }
  if (known[name]) return known[name]
  return field.safeParse(undefined).success ? [undefined] : []
}
