import {
  amendmentFacts,
  boothWords,
  capacityOf,
  lineLabel,
  partyName,
  shareText,
} from '@fairground/domain/contract'
import { amountText, moneyInWords, moneyText } from '@fairground/domain/money'
import { fill, type Language, type Text } from '@fairground/domain/text'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { momentIn } from '../platform/moment-in'
import type { Block, Fact, PaperContent, Part } from '../platform/paper/content'

const words = {
  number: { zh: '合同编号', en: 'Contract no.' },
  total: { zh: '合同总额', en: 'Total' },
  booths: { zh: '展位', en: 'Booths' },
  drawnUp: { zh: '拟定日期', en: 'Drawn up on' },
  occasion: { zh: '{fair} · 第{edition}届', en: '{fair} · edition {edition}' },
  parties: { zh: '合同双方', en: 'The parties' },
  partyA: { zh: '甲方（主办方）', en: 'Party A (organiser)' },
  partyB: { zh: '乙方（参展商）', en: 'Party B (exhibitor)' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  address: { zh: '地址', en: 'Address' },
  contact: { zh: '联系人', en: 'Contact' },
  lines: { zh: '展位与费用', en: 'Booths and charges' },
  booth: { zh: '展位', en: 'Booth' },
  what: { zh: '项目', en: 'Item' },
  openings: { zh: '开口', en: 'Open sides' },
  area: { zh: '面积', en: 'Area' },
  price: { zh: '单价', en: 'Price' },
  amount: { zh: '金额（{currency}）', en: 'Amount ({currency})' },
  inWords: { zh: '大写', en: 'In words' },
  text: { zh: '合同条款', en: 'Terms' },
  payment: { zh: '付款安排', en: 'Payment' },
  instalment: { zh: '期次', en: 'Instalment' },
  share: { zh: '比例', en: 'Share' },
  due: { zh: '应付日期', en: 'Due on' },
  signatures: { zh: '签署', en: 'Signatures' },
  signedBy: { zh: '乙方签署人', en: 'Signed for Party B by' },
  signedAt: { zh: '乙方签署时间', en: 'Signed for Party B at' },
  signedHow: { zh: '签署方式', en: 'How it was signed' },
  code: { zh: '电子签署（验证码）', en: 'Electronically, with a code' },
  scan: { zh: '盖章扫描件', en: 'By hand, with a stamped scan' },
  delegation: { zh: '签署委托', en: 'Named as delegate' },
  delegationOf: { zh: '由{who}于{at}指定，有效期至{until}', en: 'by {who} on {at}, until {until}' },
  countersignedAt: { zh: '甲方签署时间', en: 'Countersigned for Party A at' },
  sha256: { zh: '合同文本 SHA-256', en: 'SHA-256 of the text' },
  check: { zh: '合同验真', en: 'Is this paper genuine?' },
  checkAt: { zh: '验真网址', en: 'Check it at' },
  checkCode: { zh: '校验码', en: 'Code' },
  checkNote: {
    zh: '输入合同编号和校验码，或把本文件拖入页面即可验真；文件不会被上传。',
    en: 'Enter the number and the code there, or drop this file onto the page; the file is not uploaded.',
  },
  notSigned: { zh: '尚未签署', en: 'Not signed yet' },
  notInForce: { zh: '未生效', en: 'NOT IN FORCE' },
  amendment: { zh: '变更说明', en: 'What it amends' },
  replaced: { zh: '已被变更合同取代', en: 'REPLACED' },
  isVoid: { zh: '已作废', en: 'VOID' },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} satisfies Record<string, Text>

/** By which anybody can ask whether the paper is genuine. */
export interface PrintedCheck {
  address: string
  code: string
}

export interface Printing {
  /** Only on what is sealed. */
  check?: PrintedCheck
  fair: Text
  edition: number
  timeZone: string
  now: Date
}

type Say = (name: keyof typeof words, params?: Record<string, string | number>) => string

const sayIn =
  (language: Language): Say =>
  (name, params = {}) =>
    fill(words[name][language], params)

/** The whole contract in words, in its own language; nothing of it depends on where the words will stand. */
export function contractPaper(
  contract: ContractRead,
  { fair, edition, timeZone, now, check }: Printing,
): PaperContent {
  const { language, number, party, currency, total } = contract
  const say = sayIn(language)
  const name = partyName(party, language)
  const mark = markOf(contract, say)
  return {
    lang: language === 'zh' ? 'zh-CN' : 'en',
    title: contract.title,
    occasion: say('occasion', { fair: fair[language], edition }),
    name,
    otherName: '',
    logo: undefined,
    logoShows: '',
    band: [
      { label: say('number'), value: number },
      { label: say('total'), value: moneyText({ amount: total, currency }) },
      { label: say('drawnUp'), value: contract.drawnUpOn },
    ],
    mark,
    notice: undefined,
    parts: [
      { title: say('parties'), blocks: [{ kind: 'facts', facts: partiesIn(contract, say) }] },
      ...amendmentPart(contract, say),
      { title: say('lines'), blocks: linesIn(contract, say) },
      { title: say('text'), blocks: [{ kind: 'text', text: contract.body }] },
      paymentPart(contract, say),
      { title: say('signatures'), blocks: signaturesIn(contract, say, timeZone) },
      ...(check ? [checkPart(check, say)] : []),
    ],
    footer: [number, name, mark ?? ''],
    pageOf: (page, pages) => say('page', { page, pages }),
    createdAt: now,
  }
}

function markOf({ state }: ContractRead, say: Say): string | undefined {
  if (state === 'void') return say('isVoid')
  if (state === 'superseded') return say('replaced')
  return state === 'inForce' || state === 'payment' || state === 'paid' ? undefined : say('notInForce')
}

function amendmentPart(contract: ContractRead, say: Say): Part[] {
  const { amends, language } = contract
  if (!amends) return []
  return [
    {
      title: say('amendment'),
      blocks: [{ kind: 'facts', facts: amendmentFacts(amends, contract, language) }],
    },
  ]
}

function partiesIn({ party, organiser, language }: ContractRead, say: Say): Fact[] {
  const facts = [
    { label: say('partyA'), value: organiser },
    { label: say('partyB'), value: partyName(party, language) },
    { label: say('creditCode'), value: party.creditCode },
    { label: say('address'), value: party.address },
    { label: say('contact'), value: party.contact },
  ]
  return facts.filter(({ value }) => value !== '')
}

function linesIn({ lines, language, currency, total }: ContractRead, say: Say): Block[] {
  const rows = lines.map((line) => {
    const amount = amountText(line.amount)
    if (line.kind !== 'booth') return ['', lineLabel(line, language), '', '', '', amount]
    const { boothClass, openings, area, price } = boothWords(line, language)
    return [line.code, boothClass, openings, area, price, amount]
  })
  return [
    {
      kind: 'table',
      columns: [
        { title: say('booth'), share: 10 },
        { title: say('what'), share: 26 },
        { title: say('openings'), share: 14 },
        { title: say('area'), share: 11, figures: true },
        { title: say('price'), share: 20, figures: true },
        { title: say('amount', { currency }), share: 19, figures: true },
      ],
      rows: [...rows, ['', say('total'), '', '', '', amountText(total)]],
      sums: [rows.length],
    },
    {
      kind: 'facts',
      facts: [{ label: say('inWords'), value: moneyInWords({ amount: total, currency }, language) }],
    },
  ]
}

function paymentPart({ instalments, planWords, currency }: ContractRead, say: Say): Part {
  if (instalments.length === 0) return { title: say('payment'), blocks: [{ kind: 'text', text: planWords }] }
  return {
    title: say('payment'),
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: say('instalment'), share: 20 },
          { title: say('share'), share: 20, figures: true },
          { title: say('due'), share: 30, figures: true },
          { title: say('amount', { currency }), share: 30, figures: true },
        ],
        rows: instalments.map(({ number, share, amount, dueOn }) => [
          String(number),
          shareText(share),
          dueOn,
          amountText(amount),
        ]),
      },
    ],
  }
}

const checkPart = ({ address, code }: PrintedCheck, say: Say): Part => ({
  title: say('check'),
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: say('checkAt'), value: address },
        { label: say('checkCode'), value: code },
      ],
    },
    { kind: 'remark', text: say('checkNote') },
  ],
})

function signaturesIn(contract: ContractRead, say: Say, timeZone: string): Block[] {
  const { signature, countersignedAt, language } = contract
  const signed = contract.signedAt !== null && contract.state !== 'returned' ? signature : null
  if (!signed) return [{ kind: 'remark', text: say('notSigned') }]
  const { signerName, kind, signedAt, textSha256, delegation } = signed
  const facts = [
    { label: say('partyB'), value: partyName(contract.party, language) },
    { label: say('signedBy'), value: `${signerName} (${capacityOf(signed, language)})` },
    ...(delegation
      ? [
          {
            label: say('delegation'),
            value: say('delegationOf', {
              who: delegation.namedBy,
              at: momentIn(delegation.namedAt, timeZone),
              until: delegation.until,
            }),
          },
        ]
      : []),
    { label: say('signedHow'), value: say(kind) },
    { label: say('signedAt'), value: momentIn(signedAt, timeZone) },
    { label: say('partyA'), value: contract.organiser },
    { label: say('countersignedAt'), value: countersignedAt ? momentIn(countersignedAt, timeZone) : '' },
    { label: say('sha256'), value: textSha256 },
  ]
  return [{ kind: 'facts', facts }]
}
