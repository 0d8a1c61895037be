import { createHash } from 'node:crypto'
import { type Announced, algorithm, commitmentTo, drawLots, verifyBundle } from '@fairground/domain/draw'
import { describe, expect, it } from 'vitest'
import { saidByScript } from './verify-script'

const secret = '5'.repeat(64)
/** A round of quicknet as it was published, and the one after it. */
const [round, signature] = [
  1_000,
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
]
const announced = (source: Announced['source']): Announced => ({
  version: algorithm,
  edition: 21,
  round: 1,
  attempt: 1,
  reason: '',
  frozenAt: '2023-08-23T15:00:00.000Z',
  batches: [{ size: 3, startsAt: '2026-11-18T01:00:00.000Z', endsAt: '2026-11-18T02:00:00.000Z' }],
  source,
  commitment: commitmentTo(secret),
  companies: ['BM-1', 'BM-2', 'BM-3'].map((number) => ({ number, name: `企业${number}`, council: false })),
})
const hashOf = (proof: string) => createHash('sha256').update(Buffer.from(proof, 'hex')).digest('hex')
/** All of it follows from the signature, as the organiser would work it out who had made it up. */
const drawnBy = (proof: string, ofRound = round) =>
  drawLots(announced({ kind: 'drand', round: ofRound }), { secret, value: hashOf(proof), proof })

describe('the script that checks a draw with nothing but Node', () => {
  it('finds the signature of the beacon good', async () => {
    const drawn = drawnBy(signature)
    expect(verifyBundle(drawn)).toMatchObject({ agrees: true })
    const said = await saidByScript(drawn)
    expect(said).toMatch(`Beacon: round ${round}, signed by drand\n`)
    expect(said).toMatch('AGREES: all 3 places')
    expect(said).not.toMatch('NOT CHECKED')
  })

  it.each([
    ['that is of another round', drawnBy(signature, round + 1)],
    ['that is the other point with the same x', drawnBy(`9${signature.slice(1)}`)],
    ['that is no point of the curve', drawnBy(`${signature.slice(0, -1)}8`)],
    // On the curve, and not among the points that can be signatures.
    ['that is a point of small order', drawnBy(`8${'0'.repeat(95)}`)],
    ['that is the point at infinity', drawnBy(`c${'0'.repeat(95)}`)],
  ])('refuses a signature %s', async (_, forged) => {
    expect(verifyBundle(forged)).toMatchObject({ fault: 'signature' })
    expect(await saidByScript(forged)).toBe('DOES NOT AGREE: signature of the beacon\n')
  })

  it('says what it cannot check', async () => {
    const drawn = drawLots(announced({ kind: 'dice', dice: 10, occasion: '新闻发布会' }), {
      secret,
      value: '1634251634',
      proof: '',
    })
    expect(await saidByScript(drawn)).toMatch(
      'NOT CHECKED: that 1634251634 is what dice brought forth in public',
    )
  })
})
