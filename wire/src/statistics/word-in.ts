import { z } from 'zod'

/** One of the words that a table of names has. */
export const wordIn = <Word extends string>(names: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(names) as [Word, ...Word[]])
