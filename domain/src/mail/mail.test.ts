import { expect, it } from 'vitest'
import { placeholdersIn, wording, wordingFaults } from '.'

const text = {
  subjectZh: '验证码',
  subjectEn: 'Your code',
  bodyZh: '您的验证码是{code}，{minutes}分钟内有效。',
  bodyEn: 'Your code is {code}, valid for {minutes} minutes.',
}

it('names what a message of its kind cannot say, and what it must', () => {
  expect(wordingFaults(text, ['code', 'minutes'])).toEqual([])
  const wrong = { ...text, subjectEn: 'For {nobody}', bodyZh: '{minutes}分钟内有效，{company}。' }
  expect(wordingFaults(wrong, ['code', 'minutes'])).toEqual([
    { field: 'subjectEn', message: 'mail.unknownPlaceholder', names: '{nobody}' },
    { field: 'bodyZh', message: 'mail.unknownPlaceholder', names: '{company}' },
    { field: 'bodyZh', message: 'mail.placeholderMissing', names: '{code}' },
  ])
  expect(placeholdersIn('{a} {a} {b}')).toEqual(['a', 'b'])
  expect(wording.safeParse({ ...text, bodyEn: ' ' }).success).toBe(false)
})
