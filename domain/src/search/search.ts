import { z } from 'zod'
import { defineMessages } from '../text'

const messages = defineMessages('search', {
  tooShort: {
    zh: '请至少输入一个汉字，或两个字母、数字',
    en: 'Type at least two letters or digits, or one Chinese character',
  },
})

export const searchTextLimit = 60

/** Brackets separate words, since lists write them in full and half width alike. */
export const searchWords = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/[\s()（）]+/u)
    .filter(Boolean)

const ideograph = /\p{Script=Han}/u

/** One Chinese character already names something; one letter would find half the fair. */
export function isSearchable(typed: string): boolean {
  const words = searchWords(typed)
  return words.some((word) => ideograph.test(word) || [...word].length >= 2)
}

export const searchText = z.string().trim().max(searchTextLimit).refine(isSearchable, messages.tooShort)

/** What can be part of a code, a number or a login name; nothing else is looked for there. */
export function searchKey(typed: string): string | undefined {
  const key = typed.normalize('NFKC').replace(/\s/g, '')
  return /^[\w@.+%\\-]{2,}$/.test(key) ? key : undefined
}

export const searchedLists = ['council', 'association', 'grade', 'group', 'blacklist', 'comment'] as const
export type SearchedList = (typeof searchedLists)[number]
