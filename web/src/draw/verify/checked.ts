import { type DrawBundle, drawBundle, drawMessages, verifyBundle } from '@fairground/domain/draw'
import { translate } from '@fairground/domain/text'
import type { CheckAsked, Checked, CheckedBundle } from './check'

const ok = '00000000'

/** A bundle with or without the envelope it came in. */
export function checked({ text, language }: CheckAsked): Checked {
  const given = parsed(text)
  if (isEnvelope(given) && given.code !== ok) return { kind: 'refused', words: String(given.msg ?? '') }
  const bundle = isEnvelope(given) ? given.result : given
  const verdict = verifyBundle(bundle)
  const read = drawBundle.safeParse(bundle)
  const fault = verdict.agrees ? undefined : verdict.fault
  return {
    kind: 'checked',
    fault,
    words: fault ? translate(drawMessages[fault], language) : '',
    at: verdict.agrees ? '' : verdict.at,
    bundle: read.success ? told(read.data) : undefined,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isEnvelope = (given: unknown): given is { code: unknown; msg?: unknown; result?: unknown } =>
  typeof given === 'object' && given !== null && 'code' in given

function told(bundle: DrawBundle): CheckedBundle {
  const { edition, round, attempt, reason, frozenAt, listHash, commitment, source, companies, result } =
    bundle
  const names = new Map(companies.map(({ number, name }) => [number, name]))
  return {
    ...{ edition, round, attempt, reason, frozenAt, listHash, commitment, source },
    companies: companies.length,
    council: companies.filter(({ council }) => council).length,
    secret: result?.secret ?? '',
    value: result?.value ?? '',
    proof: result?.proof ?? '',
    seed: result?.seed ?? '',
    places: (result?.order ?? []).map(({ number, batch }, index) => ({
      place: index + 1,
      number,
      name: names.get(number) ?? '',
      batch,
    })),
  }
}
