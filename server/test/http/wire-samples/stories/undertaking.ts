import * as calls from '@fairground/wire/undertaking'
import { sql } from 'kysely'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const text = {
  kind: 'safety',
  language: 'zh',
  title: '安全责任书',
  body: '{company}，展位 {booths}',
} as const
const reason = '企业来电说明'
const wholeDay = '2099-12-31'

export const undertaking: Stories = {
  'a company declares in writing': async (story) => {
    const who = chineseExhibitors.boothChosen
    const { db, settings } = story.fair.platform
    const { id: companyId } = await db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('username', '=', who)
      .where('edition', '=', 21)
      .executeTakeFirstOrThrow()
    await sql`INSERT INTO setting (key, value, version) VALUES ('undertakingDeadlines',
      ${JSON.stringify({ participation: wholeDay, safety: wholeDay })}::jsonb, 1)`.execute(db)
    await settings.reload()

    await story.ask('admin', calls.undertakingFacts, { query: { language: 'en', companyId } })
    const { versions } = await story.ask('clerk', calls.findUndertakingText, {
      query: { kind: 'safety', language: 'zh' },
    })
    const version = versions[0]?.version ?? 0
    await story.refused('clerk', calls.saveUndertakingText, { body: { ...text, version } })
    await story.wrong('admin', calls.saveUndertakingText, { body: { ...text, version, body: '{compny}' } })
    await story.ask('admin', calls.saveUndertakingText, { body: { ...text, version } })
    await story.refused('admin', calls.saveUndertakingText, {
      body: { ...text, version, body: '另一个文本' },
    })

    const { documents } = await story.ask(who, calls.ownUndertakings)
    const hash = documents.find(({ kind }) => kind === 'safety')?.text?.hash ?? ''
    story.learn(hash, 'hash')
    await story.ask(overseasExhibitors.fresh, calls.ownUndertakings)
    await story.refused(overseasExhibitors.fresh, calls.sendSigningCode, { body: { kinds: ['safety'] } })
    await story.wrong(who, calls.sendSigningCode, { body: { kinds: [] } })
    const ticket = await story.ask(who, calls.sendSigningCode, { body: { kinds: ['safety'] } })
    const signing = { signer: '陈立', documents: [{ kind: 'safety' as const, hash }], ticket }
    const { rows } = await sql<{ code: string }>`
      SELECT secrets->>'code' AS code FROM outbox_message WHERE recipient = ${who} AND template = 'signingCode'
      ORDER BY created_at DESC LIMIT 1`.execute(db)
    const code = rows[0]?.code ?? ''
    story.learn(code, 'code')
    const wrongCode = code === '000000' ? '111111' : '000000'
    await story.refused(who, calls.signUndertakings, { body: { ...signing, code: wrongCode } })
    await story.ask(who, calls.signUndertakings, { body: { ...signing, code } })
    await story.refused(who, calls.sendSigningCode, { body: { kinds: ['safety'] } })

    const found = await story.ask('clerk', calls.findUndertaking, { query: { companyId, kind: 'safety' } })
    const signatureId = found.signatures[0]?.id ?? unknownId
    await story.ask(who, calls.signaturePdf, { params: { signatureId } })
    await story.refused(overseasExhibitors.fresh, calls.signaturePdf, { params: { signatureId } })
    await story.ask('clerk', calls.undertakingOverview, { query: { kind: 'safety' } })
    const filters = { kind: 'safety' as const, company: 'BM-21-', state: 'signed' as const }
    await story.ask('clerk', calls.listUndertakings, { body: { ...filters, page: 1, pageSize: 2 } })
    await story.ask('clerk', calls.exportUndertakings, { query: { ...filters, ids: [companyId] } })

    await story.ask('admin', calls.remindOfUndertakings, { body: { companyIds: [companyId] } })
    await story.wrong('admin', calls.remindOfUndertakings, { body: { companyIds: [] } })
    await story.ask('admin', calls.askForNewSignature, { body: { signatureId, reason } })
    await story.refused('admin', calls.askForNewSignature, { body: { signatureId, reason: '另一个原因' } })
    const paper = { companyId, kind: 'safety' as const, signer: '陈立', reason }
    await story.ask('admin', calls.recordSignature, { body: paper })
    await story.refused('admin', calls.recordSignature, { body: { ...paper, signer: '王芳' } })
  },
}
