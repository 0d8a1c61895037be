#!/usr/bin/env node
// Checks a draw of Fairground with nothing but Node: node verify-draw.mjs bundle.json
// The bundle is what GET /api/draw/bundle answers, with or without its envelope. How a draw works stands below, step by
// step; nothing of it is shared with the product. Signatures of drand are checked by /verify, since node:crypto does not
// know their curve: here the value must be the hash of its signature, and anybody can look the round up at
// https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/<round>.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** Each text as its length in bytes of UTF-8, a colon, the bytes and a comma; one after the other. */
const netstrings = (texts) =>
  Buffer.concat(
    texts.map((text) => {
      const bytes = Buffer.from(String(text), 'utf8')
      return Buffer.concat([Buffer.from(`${bytes.length}:`), bytes, Buffer.from(',')])
    }),
  )

function requireThat(holds, what) {
  if (holds) return
  process.stderr.write(`DOES NOT AGREE: ${what}\n`)
  process.exit(1)
}

const sourceFields = { drand: ['round'], lottery: ['name', 'drawnOn'], dice: ['dice', 'occasion'] }
const valueShapes = { drand: /^[0-9a-f]{64}$/, lottery: /^\d{1,4}( \d{1,4}){3,39}$/, dice: /^[1-6]{10,100}$/ }

function check(bundle) {
  const { companies, batches, source, result } = bundle
  requireThat(bundle.version === 'fairground-draw-1', 'version')

  // 1. The list is sorted by registration number, and nobody is on it twice.
  requireThat(
    companies.every(({ number }, place) => place === 0 || companies[place - 1].number < number),
    'order of the list',
  )

  // 2. H is the hash of everything that was announced before the draw.
  const announced = netstrings([
    bundle.version,
    bundle.edition,
    bundle.round,
    bundle.attempt,
    bundle.reason,
    bundle.frozenAt,
    batches.length,
    ...batches.flatMap(({ size, startsAt, endsAt }) => [size, startsAt, endsAt]),
    source.kind,
    ...sourceFields[source.kind].map((field) => source[field]),
    bundle.commitment,
    companies.length,
    ...companies.flatMap(({ number, name, council }) => [number, name, council ? '1' : '0']),
  ])
  requireThat(sha256(announced) === bundle.listHash, 'hash of the list')
  process.stdout.write(`List: ${companies.length} companies, SHA-256 ${bundle.listHash}\n`)
  requireThat(result !== null, 'not drawn yet')

  // 3. The secret is the one that was committed to, and the public value is one its source can bring forth.
  requireThat(sha256(Buffer.from(result.secret, 'hex')) === bundle.commitment, 'commitment to the secret')
  requireThat(valueShapes[source.kind].test(result.value), 'shape of the public value')
  if (source.kind === 'dice') requireThat(result.value.length === source.dice, 'number of dice')
  if (source.kind === 'lottery')
    requireThat(source.drawnOn >= bundle.frozenAt.slice(0, 10), 'the value is older than the list')
  if (source.kind === 'drand') {
    requireThat(
      sha256(Buffer.from(result.proof, 'hex')) === result.value,
      'value and signature of the beacon',
    )
    const outAt = (1_692_803_367 + (source.round - 1) * 3) * 1_000
    requireThat(outAt > Date.parse(bundle.frozenAt), 'the value is older than the list')
    process.stdout.write('The signature of the beacon itself is checked at /verify.\n')
  } else requireThat(result.proof === '', 'a proof where there is none')

  // 4. The seed follows from the list, the secret and the public value.
  const seed = sha256(
    netstrings([bundle.version, bundle.edition, bundle.listHash, result.secret, result.value]),
  )
  requireThat(seed === result.seed, 'seed')

  // 5. Everybody's lot is the HMAC of the registration number; the council comes first; batches are filled in turn.
  const lot = ({ number }) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(number, 'utf8').digest('hex')
  const order = companies
    .map((company) => ({ ...company, lot: lot(company) }))
    .sort((one, other) => other.council - one.council || (one.lot < other.lot ? -1 : 1))
  const seats = batches.flatMap(({ size }, batch) => Array(Math.min(size, companies.length)).fill(batch + 1))
  requireThat(seats.length >= order.length, 'room in the batches')
  requireThat(result.order.length === order.length, 'length of the order')
  for (const [index, { number }] of order.entries()) {
    requireThat(result.order[index].number === number, `place ${index + 1}`)
    requireThat(result.order[index].batch === seats[index], `batch of place ${index + 1}`)
  }
  process.stdout.write(
    `AGREES: all ${order.length} places of edition ${bundle.edition}, round ${bundle.round}\n`,
  )
}

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Usage: node verify-draw.mjs bundle.json\n')
  process.exit(2)
}
const given = JSON.parse(readFileSync(file, 'utf8'))
check(given.code === '00000000' ? given.result : given)
