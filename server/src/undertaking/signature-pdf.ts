import { maskUsername } from '@fairground/domain/account'
import { fill, type Language, type Text } from '@fairground/domain/text'
import { undertakingMessages as say, signingMethodNames } from '@fairground/domain/undertaking'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { PaperContent } from '../platform/paper/content'
import { momentsIn } from '../platform/paper/moments'
import { sendPaper } from '../platform/paper/send-paper'
import type { Platform } from '../platform/platform'
import { type KeptSignature, readSignatures } from './undertaking.repository'

const texts = {
  occasion: { zh: '{fair} 第 {edition} 届', en: '{fair}, edition {edition}' },
  number: { zh: '报名编号', en: 'Registration no.' },
  state: { zh: '状态', en: 'State' },
  signed: { zh: '已签署', en: 'Signed' },
  replaced: { zh: '已要求重新签署', en: 'To be signed again' },
  signedAt: { zh: '签署时间', en: 'Signed' },
  version: { zh: '文本版本', en: 'Version of the text' },
  text: { zh: '正文', en: 'Text' },
  signature: { zh: '签署信息', en: 'Signature' },
  signer: { zh: '签署人', en: 'Signed by' },
  company: { zh: '签署单位', en: 'For' },
  method: { zh: '签署方式', en: 'How' },
  sentTo: { zh: '验证码发送至', en: 'Code sent to' },
  address: { zh: '网络地址', en: 'Network address' },
  recorded: { zh: '登记人', en: 'Recorded by' },
  reason: { zh: '登记原因', en: 'Reason' },
  hash: { zh: '文本指纹（SHA-256）', en: 'Fingerprint (SHA-256)' },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} satisfies Record<string, Text>

/** For the company that signed, and for staff. Somebody else's looks like one that never was. */
export async function sendSignaturePdf(
  { db, settings }: Platform,
  signatureId: string,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const [signed] = await readSignatures(db, { id: signatureId })
  const own = caller.user.department === 'exhibitor'
  if (!signed || (own && signed.accountId !== caller.user.id))
    throw new Refusal(codes.notFound, say.unknownSignature)
  if (!own)
    await recordAudit(db, caller, {
      action: 'export',
      subjectType: 'undertaking',
      subjectId: signed.companyId,
      after: { signatureId, kind: signed.kind },
    })
  const { fairName, timeZone } = settings.current()
  return sendPaper(caller.user.id, reply, async () => ({
    name: `${signed.title}_${signed.registrationNumber ?? signed.companyName}`,
    asciiName: signed.kind,
    content: compose(signed, { fair: fairName[signed.language], timeZone }),
  }))
}

/** In the language it was signed in, from what was kept at that moment and nothing else. */
function compose(
  signed: KeptSignature,
  { fair, timeZone }: { fair: string; timeZone: string },
): PaperContent {
  const { language } = signed
  const word = (text: keyof typeof texts, params: Record<string, string | number> = {}) =>
    fill(texts[text][language], params)
  const moment = momentsIn(language, timeZone)
  return {
    lang: langTags[language],
    title: signed.title,
    occasion: word('occasion', { fair, edition: signed.edition }),
    name: signed.companyName,
    otherName: '',
    logo: undefined,
    logoShows: '',
    band: [
      { label: word('number'), value: signed.registrationNumber ?? '' },
      {
        label: word('state'),
        value: word(signed.renewal ? 'replaced' : 'signed'),
        tone: signed.renewal ? 'warn' : 'ok',
      },
      { label: word('signedAt'), value: moment(signed.signedAt) },
      { label: word('version'), value: String(signed.textVersion) },
    ],
    mark: undefined,
    notice: signed.renewal
      ? { tone: 'warn', title: word('replaced'), text: signed.renewal.reason }
      : undefined,
    parts: [
      { title: word('text'), blocks: [{ kind: 'prose', text: signed.body }] },
      { title: word('signature'), blocks: [{ kind: 'facts', facts: factsOf(signed, word, moment) }] },
    ],
    footer: [signed.registrationNumber ?? '', signed.companyName, signed.textHash.slice(0, 16)],
    pageOf: (page, pages) => word('page', { page, pages }),
    createdAt: signed.signedAt,
  }
}

const langTags: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

function factsOf(
  signed: KeptSignature,
  word: (text: keyof typeof texts) => string,
  moment: (at: Date) => string,
) {
  const { language, method } = signed
  return [
    { label: word('signer'), value: signed.signerName },
    { label: word('company'), value: signed.companyName },
    { label: word('signedAt'), value: moment(signed.signedAt) },
    { label: word('method'), value: signingMethodNames[method][language] },
    ...(method === 'code'
      ? [
          { label: word('sentTo'), value: maskUsername(signed.codeSentTo) },
          { label: word('address'), value: signed.address },
        ]
      : [
          { label: word('recorded'), value: signed.recordedBy },
          { label: word('reason'), value: signed.reason },
        ]),
    { label: word('hash'), value: signed.textHash },
  ]
}
