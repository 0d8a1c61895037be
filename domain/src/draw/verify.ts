import { byNumber, commitmentTo, type DrawBundle, drawBundle, hashOfAnnounced } from './bundle'
import { isSignedByDrand, valueOfSignature } from './drand'
import { filled, orderOf, roomIn, seedOf } from './order'
import { faultOfValue, momentOfRound } from './public-value'

export const bundleFaults = [
  'shape',
  'listOrder',
  'listHash',
  'notDrawn',
  'commitment',
  'value',
  'signature',
  'tooEarly',
  'seed',
  'room',
  'order',
  'batch',
] as const
export type BundleFault = (typeof bundleFaults)[number]

export type Verdict =
  | { agrees: true; bundle: DrawBundle }
  /** The first thing that does not agree, and where. */
  | { agrees: false; fault: BundleFault; at: string }

/** Recomputes the whole draw from a bundle and believes nothing it says. */
export function verifyBundle(given: unknown): Verdict {
  const parsed = drawBundle.safeParse(given)
  if (!parsed.success) return no('shape', parsed.error.issues[0]?.path.join('.') ?? '')
  const bundle = parsed.data
  const { companies, batches, source, result } = bundle

  const misplaced = companies.findIndex((company, place) => {
    const before = companies[place - 1]
    return before !== undefined && byNumber(before, company) >= 0
  })
  if (misplaced > 0) return no('listOrder', companies[misplaced]?.number)
  if (hashOfAnnounced(bundle) !== bundle.listHash) return no('listHash')

  if (!result) return no('notDrawn')
  if (commitmentTo(result.secret) !== bundle.commitment) return no('commitment')
  if (faultOfValue(source, result.value)) return no('value', result.value)
  if (source.kind === 'drand') {
    if (momentOfRound(source.round) <= new Date(bundle.frozenAt)) return no('tooEarly', source.round)
    if (!isSignedByDrand(source.round, result.proof)) return no('signature', source.round)
    if (valueOfSignature(result.proof) !== result.value) return no('value', result.value)
  } else if (result.proof !== '') return no('signature')
  // Zones are up to a day apart: an earlier day is one everywhere.
  if (source.kind === 'lottery' && source.drawnOn < bundle.frozenAt.slice(0, 10))
    return no('tooEarly', source.drawnOn)

  const { edition, listHash } = bundle
  if (seedOf({ edition, listHash, secret: result.secret, value: result.value }) !== result.seed)
    return no('seed')
  if (roomIn(batches) < companies.length) return no('room')
  const right = filled(orderOf(companies, result.seed), batches)
  for (const [index, { number, batch }] of right.entries()) {
    const said = result.order[index]
    if (said?.number !== number) return no('order', index + 1)
    if (said.batch !== batch) return no('batch', index + 1)
  }
  if (result.order.length !== right.length) return no('order', right.length + 1)
  return { agrees: true, bundle }
}

const no = (fault: BundleFault, at: string | number = ''): Verdict => ({
  agrees: false,
  fault,
  at: String(at),
})
