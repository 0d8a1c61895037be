import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import {
  type Announced,
  algorithm,
  byNumber,
  type DrawBundle,
  type DrawnPlace,
  type FrozenBatch,
  type FrozenCompany,
  hashOfAnnounced,
} from './bundle'
import { netstrings } from './netstring'
import type { PublicValue } from './public-value'

interface Lots {
  edition: number
  listHash: string
  secret: string
  value: string
}

/** From what was frozen, what the organiser kept secret and what nobody could choose. */
export const seedOf = ({ edition, listHash, secret, value }: Lots): string =>
  bytesToHex(sha256(netstrings([algorithm, edition, listHash, secret, value])))

/** The lot of one company. */
const lotOf = (seed: Uint8Array, number: string): string =>
  bytesToHex(hmac(sha256, seed, utf8ToBytes(number)))

/** Council members first, each group by its lots. */
export function orderOf(companies: readonly FrozenCompany[], seed: string): FrozenCompany[] {
  const key = hexToBytes(seed)
  return companies
    .map((company) => ({ company, number: company.number, lot: lotOf(key, company.number) }))
    .sort(
      (one, other) =>
        Number(other.company.council) - Number(one.company.council) ||
        (one.lot < other.lot ? -1 : one.lot > other.lot ? 1 : byNumber(one, other)),
    )
    .map(({ company }) => company)
}

export const roomIn = (batches: readonly Pick<FrozenBatch, 'size'>[]): number =>
  batches.reduce((sum, { size }) => sum + size, 0)

/** The first batch takes as many as it holds, then the second, and so on. */
export function filled(ordered: readonly FrozenCompany[], batches: readonly FrozenBatch[]): DrawnPlace[] {
  if (roomIn(batches) < ordered.length) throw new Error('the batches hold every company of the list')
  let batch = 0
  let left = batches[0]?.size ?? 0
  return ordered.map(({ number }) => {
    while (left === 0) {
      batch += 1
      left = batches[batch]?.size ?? 0
    }
    left -= 1
    return { number, batch: batch + 1 }
  })
}

/** The whole draw, from what was announced to the order. */
export function drawLots(
  said: Announced,
  { secret, value, proof }: PublicValue & { secret: string },
): DrawBundle {
  const listHash = hashOfAnnounced(said)
  const seed = seedOf({ edition: said.edition, listHash, secret, value })
  const order = filled(orderOf(said.companies, seed), said.batches)
  return { ...said, listHash, result: { secret, value, proof, seed, order } }
}
