import { isMessageKey } from '@fairground/domain/text'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { callTable } from './call-table'

/** What nobody may send as an amount: each is refused by name, wherever an amount is asked for. */
const refused: [string, unknown][] = [
  ['parts of the smallest unit', 10.5],
  ['more than two decimals', '10.005'],
  ['nothing', 0],
  ['nothing, as it was typed', '0.00'],
  ['more than any contract', 100_000_000_001],
  ['an enormous one', 1e300],
  ['an enormous one, as it was typed', '99999999999999999999'],
  ['one that only a machine reads', '1e9'],
  ['another currency', 'US$500'],
  ['a currency nobody here has', '€500'],
  ['words', '五百'],
  ['no amount', null],
]
const belowNothing: [string, unknown][] = [
  ['one below nothing', -500],
  ['one below nothing, as it was typed', '-5.00'],
]

type Path = (string | number)[]
interface Inside {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  in?: z.ZodType
}

/** Every way down to a field that is called an amount. */
function amountsIn(schema: z.ZodType, path: Path = []): Path[] {
  const { shape, element, innerType, options, in: front } = schema.def as unknown as Inside
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) =>
      name === 'amount' ? [[...path, name]] : amountsIn(field, [...path, name]),
    )
  if (element) return amountsIn(element, [...path, 0])
  if (innerType) return amountsIn(innerType, path)
  if (options) return options.flatMap((option) => amountsIn(option, path))
  return front ? amountsIn(front, path) : []
}

const sent = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }), value)

const faultsOf = (schema: z.ZodType, path: Path, value: unknown) =>
  (schema.safeParse(sent(path, value)).error?.issues ?? []).filter((issue) =>
    // Where it is one of two things, what is said is said of both.
    [path.length, path.length - 1].some(
      (length) => JSON.stringify(issue.path) === JSON.stringify(path.slice(0, length)),
    ),
  )

const fields = callTable.flatMap(({ feature, name, endpoint }) =>
  amountsIn(endpoint.body).map((path) => ({
    what: `${feature}.${name}: ${path.join('.')}`,
    schema: endpoint.body,
    path,
  })),
)

describe('an amount somebody sends', () => {
  it('is asked for by these calls', () => {
    expect(fields.map(({ what }) => what).toSorted()).toEqual([
      'contract.reviseContract: extras.0.amount',
      'contract.saveContractClass: rules.discounts.0.rate.amount',
      'contract.saveContractClass: rules.prices.0.amount',
      'contract.saveContractClass: rules.surcharges.0.rate.amount',
      'payment.askForInvoice: amount',
      'payment.bookLine: parts.0.amount',
      'payment.bookSureLines: lines.0.parts.0.amount',
      'payment.bookTyped: amount',
      'payment.issueInvoice: amount',
      'payment.sendVoucher: amount',
    ])
  })

  it.each(fields)('$what is refused in words where it is none', ({ schema, path }) => {
    // A line of a contract may take off.
    const more = path[0] === 'extras' ? [] : belowNothing
    for (const [kind, value] of [...refused, ...more]) {
      const faults = faultsOf(schema, path, value)
      expect(faults, kind).toHaveLength(1)
      expect(isMessageKey(faults[0]?.message ?? ''), `${kind}: ${faults[0]?.message}`).toBe(true)
    }
    expect(faultsOf(schema, path, 500)).toEqual([])
  })
})
