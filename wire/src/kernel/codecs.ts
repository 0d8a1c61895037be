import { z } from 'zod'

/** Code values of the specs under the domain's words. */
export function enumerated<const Pairs extends Record<string, string>>(pairs: Pairs) {
  const wireValues = Object.keys(pairs) as [keyof Pairs & string, ...(keyof Pairs & string)[]]
  const back = Object.fromEntries(Object.entries(pairs).map(([wire, domain]) => [domain, wire]))
  return z.codec(
    z.enum(wireValues),
    z.enum(Object.values(pairs) as [Pairs[keyof Pairs], ...Pairs[keyof Pairs][]]),
    {
      decode: (wire) => pairs[wire] as never,
      encode: (domain) => back[domain as string] as never,
    },
  )
}

/** T/F flags, with the word the spec gives the true side. */
export const flag = (whenTrue: string, whenFalse: string) =>
  z.codec(z.enum([whenTrue, whenFalse]), z.boolean(), {
    decode: (wire) => wire === whenTrue,
    encode: (value) => (value ? whenTrue : whenFalse),
  })

export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** Empty texts stand for "nothing": no file, no answer, no date. */
export const blankAs = (nothing: null | undefined, codec: z.ZodType) =>
  z.codec(z.unknown(), z.unknown(), {
    decode: (given, context) => {
      if (given === '' || given === null || given === undefined) return nothing
      const decoded = z.safeDecode(codec, given)
      if (decoded.success) return decoded.data
      for (const issue of decoded.error.issues)
        context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue)
      return z.NEVER
    },
    encode: (value) => (value === undefined || value === null ? null : z.encode(codec, value)),
  })

/** Several codes in one text, as the specs send them. Whatever follows a code in its entry is its name. */
export const joinedCodes = (length?: number) =>
  z.codec(z.string().max(5_000), z.array(z.string()), {
    decode: (text) =>
      text
        .split(',')
        .map((entry) => (length ? entry.trim().slice(0, length) : entry.trim()))
        .filter((code) => code !== ''),
    encode: (codes) => codes.join(','),
  })

/** One of the words that a table of names has. */
export const wordIn = <Word extends string>(names: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(names) as [Word, ...Word[]])
