import { z } from 'zod'
import { drawMessages as say } from './draw.messages'

/** The quicknet beacon of drand: a value every three seconds, signed by a league of which nobody is master. */
export const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  periodSeconds: 3,
}

export const momentOfRound = (round: number): Date =>
  new Date((quicknet.genesis + (round - 1) * quicknet.periodSeconds) * 1_000)

/** The first round that is out by then. */
export const roundAfter = (moment: Date): number =>
  Math.ceil((moment.getTime() / 1_000 - quicknet.genesis) / quicknet.periodSeconds) + 1

const words = (most: number) => z.string().trim().min(1, { error: say.sourceMissing }).max(most)

/** Fewer of them could be tried out beforehand by whoever knows the secret and has a hand in the dice. */
const leastDice = 10

/** Where the public value will come from: named before the draw, chosen by nobody, in the future. */
export const publicSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drand'), round: z.int().min(1).max(1_000_000_000_000) }),
  z.strictObject({ kind: z.literal('lottery'), name: words(100), drawnOn: z.iso.date() }),
  z.strictObject({
    kind: z.literal('dice'),
    dice: z.int().min(leastDice, { error: say.tooFewDice }).max(100),
    occasion: words(200),
  }),
])
export type PublicSource = z.output<typeof publicSource>

export interface PublicValue {
  value: string
  proof: string
}

const shapes = {
  drand: /^[0-9a-f]{64}$/,
  lottery: /^[0-9]{1,4}( [0-9]{1,4}){3,39}$/,
  dice: /^[1-6]{10,100}$/,
}

/** The value as it enters the draw, however it was typed. */
export const valueAsWritten = (source: PublicSource, typed: string): string => {
  const digits = typed.normalize('NFKC').toLowerCase()
  if (source.kind === 'lottery')
    return digits
      .split(/[^0-9a-z]+/)
      .filter(Boolean)
      .join(' ')
  return digits.replace(/[\s,、，;；-]+/g, '')
}

/** What is wrong with a value for its source; whether a beacon signed it is another question. */
export function faultOfValue(source: PublicSource, value: string) {
  if (!shapes[source.kind].test(value)) return valueFaults[source.kind]
  return source.kind === 'dice' && value.length !== source.dice ? valueFaults.dice : undefined
}
const valueFaults = { drand: say.drandShape, lottery: say.lotteryShape, dice: say.diceShape }
