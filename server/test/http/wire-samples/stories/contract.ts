import type { ContractClass } from '@fairground/domain/contract'
import { dayAfter } from '@fairground/domain/money'
import * as archive from '@fairground/wire/contract/archive'
import { checkPaper } from '@fairground/wire/contract/check'
import * as classes from '@fairground/wire/contract/classes'
import * as delegation from '@fairground/wire/contract/delegation'
import * as desk from '@fairground/wire/contract/desk'
import { contractFigures, exportContractFigures } from '@fairground/wire/contract/figures'
import * as own from '@fairground/wire/contract/own'
import { sql } from 'kysely'
import { sealContractJob } from '../../../../src/contract'
import { picture } from '../../../company/sign-up-forms'
import { today } from '../../../support/today'
import type { Story } from '../story'
import { codeSentTo } from './codes'
import { chineseExhibitors, type Stories, unknownId } from './people'

const classId = '00000000-0000-4000-8000-0000000000c1'
const another: ContractClass = {
  nameZh: '样本类别',
  nameEn: 'Sample class',
  userType: 'CHN',
  rules: {
    prices: [
      { boothClass: 'standard', hallKind: 'indoor', per: 'booth', amount: 1_280_000 },
      { boothClass: 'raw', hallKind: 'indoor', per: 'squareMetre', amount: 120_000 },
    ],
    surcharges: [{ kind: 'openings', openSides: 2, rate: { basisPoints: 1_000 } }],
    discounts: [{ kind: 'council', condition: '', rate: { amount: 10_000 } }],
  },
}
const signer = {
  signerName: '王建国',
  signerPost: '',
  authority: 'legalRepresentative',
  agreed: true,
} as const

export const contract: Stories = {
  'the organiser keeps classes and templates': async (story) => {
    await story.refused('clerk', classes.saveContractClass, {
      body: { ...another, id: classId, version: null },
    })
    await story.ask('admin', classes.saveContractClass, { body: { ...another, id: classId, version: null } })
    await story.ask('admin', classes.moveContractClass, { body: { id: classId, by: 'up' } })
    const draft = { classId, language: 'zh', title: '样本合同', basedOn: 0 } as const
    await story.refused('admin', classes.saveTemplate, { body: { ...draft, body: '{nobody}' } })
    await story.ask('admin', classes.saveTemplate, { body: { ...draft, body: '{company}租用{booths}' } })
    await story.ask('clerk', classes.templateVersions, { query: { classId, language: 'zh' } })
    const companyId = await holderOf(story)
    await story.ask('clerk', classes.contractFacts, { query: { companyId } })
    await story.ask('clerk', classes.contractCompanies, { query: { text: '样本里没有的企业' } })
    await story.ask('clerk', classes.previewTemplate, {
      body: { classId, language: 'zh', title: '样本合同', body: '{company}：{total}', companyId },
    })
    await story.refused('admin', classes.removeContractClass, { body: { id: classId, version: 7 } })
  },

  'a contract from its drawing up to the seal': async (story) => {
    const { db } = story.fair.platform
    const who = chineseExhibitors.boothChosen
    const companyId = await holderOf(story)
    await sql`UPDATE booth_choice SET state = 'confirmed', confirmed_at = now() WHERE company_id = ${companyId}`.execute(
      db,
    )
    // Other stories gave it one that stands.
    await sql`UPDATE contract SET state = 'superseded' WHERE company_id = ${companyId}`.execute(db)
    const { companies } = await story.ask('clerk', desk.companiesReady)
    const total = companies.find((one) => one.companyId === companyId)?.total ?? 0
    const drawing = { companies: [{ companyId, total }], signBy: null }
    await story.refused('clerk', desk.drawUpContracts, { body: drawing })
    await story.ask('admin', desk.drawUpContracts, { body: drawing })
    await story.ask('admin', desk.drawUpContracts, { body: drawing })
    const search = { state: 'drawnUp', page: 1, pageSize: 1 } as const
    const { list } = await story.ask('clerk', desk.listContracts, { body: search })
    const contractId = list[0]?.id ?? unknownId
    const seen = async () => {
      const { version } = await story.ask('admin', desk.findContract, { params: { contractId } })
      return { contractId, version }
    }
    await story.ask('clerk', desk.exportContracts, { query: { state: 'drawnUp' } })
    await story.refused('clerk', desk.findContract, { params: { contractId: unknownId } })
    await story.ask('admin', desk.reviseContract, {
      body: {
        ...(await seen()),
        classId,
        extras: [{ label: '共同参展商', amount: 50_000 }],
        signBy: '2999-12-31',
        reason: '企业申请',
      },
    })
    const send = async () => story.ask('admin', desk.sendContracts, { body: { contracts: [await seen()] } })
    await send()
    await story.ask('admin', desk.recallContract, { body: { ...(await seen()), reason: '金额有误' } })
    await send()

    const body = { contractId }
    await story.ask(who, own.ownContracts)
    await story.refused('13800000007', own.requestChange, { body: { ...body, text: '改' } })
    await story.ask(who, own.requestChange, { body: { ...body, text: '请改抬头' } })
    const request = async () => (await story.ask(who, own.ownContracts)).contracts[0]?.requests[0]?.id ?? ''
    await story.ask(who, own.withdrawRequest, { body: { requestId: await request() } })
    await story.ask(who, own.requestChange, { body: { ...body, text: '请改地址' } })
    await story.ask('admin', desk.answerRequest, { body: { requestId: await request(), answer: '已记录' } })

    const file = new File([new Uint8Array(await picture())], 'scan.png')
    const { fileId } = await story.ask(who, own.uploadContractScan, { body, file })
    await story.ask(who, own.signByScan, { body: { ...(await seen()), ...signer, fileId } })
    await story.ask('admin', desk.returnContract, { body: { ...(await seen()), reason: '看不清公章' } })
    await signedByDelegate(story, who, await seen())
    await story.ask('admin', desk.returnContract, { body: { ...(await seen()), reason: '须法定代表人签署' } })
    const { ticket } = await story.ask(who, own.sendSigningCode, { body })
    const code = await codeSentTo(story, who)
    const signing = { ...(await seen()), ...signer, ticket }
    const other = code === '000000' ? '000001' : '000000'
    await story.refused(who, own.signContract, { body: { ...signing, code: other } })
    await story.ask(who, own.signContract, { body: { ...signing, code } })
    await story.ask(who, own.ownContractPdf, { params: { contractId } })

    // The one it has is printed.
    await sql`UPDATE contract SET check_code = '23456789ABCD' WHERE id = ${contractId}`.execute(db)
    await story.refused('clerk', desk.countersignContracts, { body: { contracts: [await seen()] } })
    await story.ask('admin', desk.countersignContracts, { body: { contracts: [await seen()] } })
    await sealed(story, contractId)
    // A paper is as long as its code and its seal happen to pack.
    await sql`UPDATE stored_file SET byte_size = 100000 WHERE purpose = 'contractPdf'`.execute(db)
    await story.ask('admin', desk.sealAgain, { body })
    await story.ask('clerk', desk.contractPdf, { params: { contractId } })
    await story.ask('clerk', desk.contractProcess, { body: { page: 1, pageSize: 2 } })
    await story.ask('clerk', archive.archiveChoices)
    await story.ask('clerk', archive.listArchive, { body: { state: 'payment', page: 1, pageSize: 1 } })
    await story.ask('clerk', archive.findArchived, { params: { contractId } })
    await story.refused('clerk', archive.findArchived, { params: { contractId: unknownId } })
    await story.ask('clerk', archive.downloadArchive, { query: { ids: [contractId] } })
    await story.ask('clerk', contractFigures)
    await story.ask('clerk', exportContractFigures)
    await story.ask('nobody', checkPaper, { body: { number: 'HT-21-0001', code: 'AAAA-BBBB-CCCC' } })
    const proposed = await story.ask('clerk', desk.proposeAmendment, { params: { contractId } })
    const amending = { ...(await seen()), total: proposed.total, signBy: null, reason: '按现有展位重签' }
    await story.refused('clerk', desk.amendContract, { body: amending })
    const amendment = await story.ask('admin', desk.amendContract, { body: amending })
    await story.refused('admin', desk.voidContract, { body: { ...(await seen()), reason: '企业退展' } })
    await story.ask('admin', desk.voidContract, {
      body: { contractId: amendment.contractId, version: 1, reason: '不再需要' },
    })
    await story.ask('admin', desk.voidContract, { body: { ...(await seen()), reason: '企业退展' } })
    await story.refused('admin', desk.voidContract, { body: { ...(await seen()), reason: '再次' } })
    await story.ask('clerk', classes.contractClasses)
  },
}

/** Named, signs once, and is revoked. */
async function signedByDelegate(
  story: Story,
  who: string,
  { contractId, version }: { contractId: string; version: number },
): Promise<void> {
  const contact = '13900000777'
  const asked = { contractId, contact }
  await story.refused(who, delegation.sendDelegateProof, { body: { ...asked, contact: who } })
  const { ticket: ownTicket } = await story.ask(who, delegation.sendDelegationCode, { body: asked })
  const ownCode = await codeSentTo(story, who)
  const { ticket } = await story.ask(who, delegation.sendDelegateProof, { body: asked })
  const code = await codeSentTo(story, contact)
  const until = dayAfter(today(), 30)
  const naming = { ...asked, name: '李磊', post: '采购经理', until, ownTicket, ownCode, ticket, code }
  await story.refused(who, delegation.nameDelegate, { body: { ...naming, until: '2999-12-31' } })
  await story.ask(who, delegation.nameDelegate, { body: naming })
  const { delegate } = await story.ask(who, own.ownContracts)
  const named = { contractId, delegationId: delegate?.id ?? unknownId }
  const sent = await story.ask(who, delegation.sendDelegateCode, { body: named })
  const signing = { ...named, version, agreed: true, ticket: sent.ticket } as const
  await story.refused('13800000007', delegation.signByDelegate, { body: { ...signing, code } })
  const theirs = await codeSentTo(story, contact)
  await story.ask(who, delegation.signByDelegate, { body: { ...signing, code: theirs } })
  await story.refused('13800000007', delegation.revokeDelegate, { body: named })
  await story.ask(who, delegation.revokeDelegate, { body: named })
}

async function holderOf({ fair }: Story): Promise<string> {
  const { id } = await fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select('company.id')
    .where('username', '=', chineseExhibitors.boothChosen)
    .where('edition', '=', 21)
    .executeTakeFirstOrThrow()
  return id
}

/** The job has its own pace; what is told after it must not depend on that. */
async function sealed({ fair }: Story, contractId: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { state } = await fair.platform.db
      .selectFrom('contract')
      .select('state')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
    if (state === 'payment') return
    await sealContractJob(fair.platform).run({ contractId }, AbortSignal.timeout(60_000))
  }
  throw new Error('the contract was not sealed')
}
