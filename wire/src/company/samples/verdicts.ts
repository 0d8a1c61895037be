import { explainIssue, type Issue } from '@fairground/domain/text'
import { z } from 'zod'
import { describeRenamed } from '../../kernel/renamed'
import type { SectionSample, Values } from './section-samples'
import { kindOf } from './spoilt-forms'

/** A field and what is said of it. */
export interface Fault {
  path: string
  zh: string
  en: string
}
export type Verdict = { kept: Values } | { faults: Fault[] }

const faultsOf = (issues: readonly Issue[]): Fault[] =>
  issues.map((issue) => ({
    path: issue.path.join('.'),
    zh: explainIssue(issue, 'zh'),
    en: explainIssue(issue, 'en'),
  }))

/** What a form's rule says of its values, in whatever room it is asked. */
export function judge({ form, kept }: SectionSample, values: Values): Verdict {
  const checked = z.safeDecode(form, values as never)
  return checked.success ? { kept: kept(checked.data) } : { faults: faultsOf(checked.error.issues) }
}

/** As JSON, and only what the form asks for: that is all a browser sends. */
export function asSent(sample: SectionSample, values: Values): unknown {
  const asked = Object.fromEntries(Object.keys(sample.form.shape).map((name) => [name, values[name]]))
  return JSON.parse(JSON.stringify(underWireNames(sample.save.body, sample.toBody(asked))))
}

/** The codec's names without its checks: a program of one's own need not look at anything before it sends. */
export function underWireNames(codec: z.ZodType, value: unknown): unknown {
  const {
    type,
    in: front,
    element,
  } = codec.def as unknown as { type: string; in?: z.ZodType; element?: z.ZodType }
  const info = front && describeRenamed(front)
  if (info && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      info.fields().flatMap(({ domain, wire, schema }) => {
        const given = (value as Values)[domain]
        return given === undefined ? [] : [[wire, underWireNames(schema, given)]]
      }),
    )
  if (type === 'array' && element && Array.isArray(value))
    return value.map((one) => underWireNames(element, one))
  return type === 'pipe' ? encodedIfPossible(codec, value) : value
}

function encodedIfPossible(codec: z.ZodType, value: unknown): unknown {
  try {
    return z.encode(codec, value as never)
  } catch {
    return value
  }
}

export type ServerVerdict = Verdict | { faults: Fault[]; unreadable: true }

/** What the server reads, and what the same rule then says of it. */
export function serverVerdict(sample: SectionSample, sent: unknown): ServerVerdict {
  const read = z.safeDecode(sample.save.body, sent as never)
  if (!read.success) return { faults: faultsOf(read.error.issues), unreadable: true }
  return judge(sample, sample.fromBody(read.data as Values))
}

/** The specs' own screens send figures as digits or blank, and may put a name behind a code; the calls understand it. */
export const asUnderstood = ({ form }: SectionSample, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kindOf(form.shape[name] as z.ZodType)
      if (kind === 'figure' && (value === '' || value === null)) return [name, undefined]
      if (kind === 'figure' && typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value))
        return [name, Number(value)]
      if (kind === 'codes' && Array.isArray(value))
        return [name, codesIn(value, name === 'productCategories')]
      return [name, value]
    }),
  )

const codesIn = (codes: unknown[], ofFour: boolean): string[] =>
  codes
    .join(',')
    .split(',')
    .map((code) => (ofFour ? code.trim().slice(0, 4) : code.trim()))
    .filter((code) => code !== '')

/** Two variants may use one wire name for two things; a call that cannot be read does not know which one was meant. */
export function wireNamesOf({ save, toBody }: SectionSample, faults: Fault[]): string[] {
  const named = Object.fromEntries(faults.map(({ path }) => [path.split('.')[0], true]))
  return Object.keys(underWireNames(save.body, toBody(named)) as object)
}
