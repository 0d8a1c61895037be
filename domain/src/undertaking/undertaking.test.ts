import { describe, expect, it } from 'vitest'
import { explainIssue } from '../text'
import {
  filledFor,
  fingerprinted,
  isPastDay,
  signing,
  textToSave,
  type UndertakingFacts,
  undertakingPlaceholders,
  unknownPlaceholders,
} from '.'

const facts: UndertakingFacts = {
  company: '福州榕安',
  number: 'BM-21-0001',
  contact: '陈立',
  address: '福州',
  booths: 'W1-A01、W1-A02',
  halls: 'W1',
  area: '18 m²',
  fair: '消防展',
  edition: '21',
  dates: '2027-05-18 至 05-21',
}
const text = {
  kind: 'safety',
  language: 'zh',
  version: 0,
  title: '安全责任书',
  body: '{company} 展位 {booths}',
}

describe('the text of an undertaking', () => {
  it('says of each company what is its own', () => {
    expect(filledFor({ title: '{fair}', body: '{company}：{booths}' }, facts)).toEqual({
      title: '消防展',
      body: '福州榕安：W1-A01、W1-A02',
    })
  })

  it('leaves braces that somebody typed into a name what they are', () => {
    const tricky = { ...facts, company: '{booths}' }
    expect(filledFor({ title: '', body: '{company}' }, tricky).body).toBe('{booths}')
  })

  it('may use every placeholder there is', () => {
    const all = Object.keys(undertakingPlaceholders).map((name) => `{${name}}`)
    expect(unknownPlaceholders(all.join(' '))).toEqual([])
  })

  it.each(['{compny}', '{ company }', '{}', '{公司}', '{toString}'])(
    'is refused with %s in it, which people would sign as it stands',
    (name) => {
      const [issue] = textToSave.safeParse({ ...text, body: `甲方 ${name}` }).error?.issues ?? []
      expect(issue && explainIssue(issue, 'zh')).toBe(`无法识别的占位符：${name}`)
    },
  )

  it('is kept without what nobody can see', () => {
    expect(textToSave.parse({ ...text, body: ' 甲\u200b方\r\n乙方 ' }).body).toBe('甲方\n乙方')
  })

  it('has a fingerprint of title and text, one apart from the other', () => {
    expect(fingerprinted({ title: 'a', body: 'b' })).not.toBe(fingerprinted({ title: 'a\n\nb', body: '' }))
  })
})

describe('signing', () => {
  const hash = 'a'.repeat(64)
  const signed = {
    signer: ' 陈 立 ',
    documents: [{ kind: 'safety', hash }],
    ticket: '7d9f3f0e-6f0e-4c8e-9d1c-0c6f6b1f2a11',
    code: ' 123456 ',
  }

  it('takes a name, what was read and the six digits', () => {
    expect(signing.parse(signed)).toMatchObject({ signer: '陈 立', code: '123456' })
  })

  it.each([
    ['nobody', { signer: '  ' }],
    ['nothing', { documents: [] }],
    ['one thing twice', { documents: [signed.documents[0], signed.documents[0]] }],
    ['no code', { code: '12345' }],
    ['no fingerprint', { documents: [{ kind: 'safety', hash: 'x' }] }],
  ])('is refused with %s', (_, wrong) => {
    expect(signing.safeParse({ ...signed, ...wrong }).success).toBe(false)
  })

  it('is possible until the end of the last day', () => {
    expect(isPastDay('2027-03-31', '2027-03-31')).toBe(false)
    expect(isPastDay('2027-03-31', '2027-04-01')).toBe(true)
  })
})
