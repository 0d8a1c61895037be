import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { z } from 'zod'
import { netstrings } from './netstring'
import { publicSource } from './public-value'

export const algorithm = 'fairground-draw-1'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const moment = z.iso.datetime({ precision: 3 })

export const frozenCompany = z.strictObject({
  /** The registration number. */
  number: z.string().min(1),
  name: z.string(),
  council: z.boolean(),
})
export type FrozenCompany = z.output<typeof frozenCompany>

export const frozenBatch = z.strictObject({ size: z.int().min(0), startsAt: moment, endsAt: moment })
export type FrozenBatch = z.output<typeof frozenBatch>

/** Everything that is said before the draw, in public. Whatever stands here can no longer be chosen afterwards. */
const announced = {
  version: z.literal(algorithm),
  edition: z.int(),
  round: z.int().min(1),
  /** 1, and one more for each time this round is drawn anew; then with the reason. */
  attempt: z.int().min(1),
  reason: z.string(),
  frozenAt: moment,
  batches: z.array(frozenBatch).min(1),
  source: publicSource,
  commitment: hash,
  companies: z.array(frozenCompany),
}

/** Where a company stands: its number, and its batch counted from 1. The order of the list is the order of the draw. */
const drawnPlace = z.strictObject({ number: z.string(), batch: z.int().min(1) })
export type DrawnPlace = z.output<typeof drawnPlace>

export const drawBundle = z.strictObject({
  ...announced,
  listHash: hash,
  result: z
    .strictObject({
      secret: hash,
      /** The public value, and what proves it where the source signs. */
      value: z.string().min(1),
      proof: z.string(),
      seed: hash,
      order: z.array(drawnPlace),
    })
    .nullable(),
})
export type DrawBundle = z.output<typeof drawBundle>
export type Announced = Omit<DrawBundle, 'listHash' | 'result'>

/** By the code units of their numbers, which are the same everywhere and in no language. */
export const byNumber = (one: { number: string }, other: { number: string }): number =>
  one.number < other.number ? -1 : one.number > other.number ? 1 : 0

const sourceTexts = ({ source }: Announced): (string | number)[] => {
  switch (source.kind) {
    case 'drand':
      return [source.kind, source.round]
    case 'lottery':
      return [source.kind, source.name, source.drawnOn]
    case 'dice':
      return [source.kind, source.dice, source.occasion]
  }
}

/** `H`: binds the draw to everything that was announced, the list above all. */
export const hashOfAnnounced = (said: Announced): string =>
  bytesToHex(
    sha256(
      netstrings([
        said.version,
        said.edition,
        said.round,
        said.attempt,
        said.reason,
        said.frozenAt,
        said.batches.length,
        ...said.batches.flatMap(({ size, startsAt, endsAt }) => [size, startsAt, endsAt]),
        ...sourceTexts(said),
        said.commitment,
        said.companies.length,
        ...said.companies.flatMap(({ number, name, council }) => [number, name, council ? '1' : '0']),
      ]),
    ),
  )

/** What is published of a secret before it is known: the hash of its bytes. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))
