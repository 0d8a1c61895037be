import type { z } from 'zod'
import type { Endpoint } from './endpoint'
import { describeRenamed } from './renamed'

/**
 * A fault is found by the name a field has in the domain, and told by the name it was sent under: a caller knows no
 * other. The client turns it back, so that a form finds its own field.
 */
type Side = 'domain' | 'wire'
/** Dotted where a name stands inside another. */
type Pair = Record<Side, string> & { schema?: z.ZodType | undefined }
type Path = readonly PropertyKey[]

const handMade = new WeakMap<z.ZodType, Pair[]>()

/** Tells which name stands for which in a codec that is no mere renaming. */
export function withNames<Codec extends z.ZodType>(
  codec: Codec,
  names: Readonly<Record<string, string | readonly string[]>>,
): Codec {
  const pairs = Object.entries(names).flatMap(([domain, wire]) =>
    [wire].flat().map((name) => ({ domain, wire: name })),
  )
  handMade.set(codec, pairs)
  return codec
}

interface Wrapped {
  type: string
  in?: unknown
  innerType?: z.ZodType
  element?: z.ZodType
  getter?: () => z.ZodType
}
const defOf = (schema: z.ZodType): Wrapped => schema.def as unknown as Wrapped

function pairsOf(schema: z.ZodType): Pair[] | undefined {
  const renamed = describeRenamed(defOf(schema).in)
  if (renamed) return [...renamed.fields(), ...renamed.also]
  if (defOf(schema).type !== 'object') return handMade.get(schema)
  return Object.entries((schema as z.ZodObject).shape).map(([name, field]) => ({
    domain: name,
    wire: name,
    schema: field as z.ZodType,
  }))
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, name) => (inner as Record<PropertyKey, unknown> | undefined)?.[name], value)

/** The path on the other side; of several names for one field the one that was used. Undefined for what is not here. */
function across(
  schema: z.ZodType | undefined,
  path: Path,
  from: Side,
  there: unknown,
): PropertyKey[] | undefined {
  const [first, ...rest] = path
  if (!schema || first === undefined) return undefined
  const { innerType, element, getter } = defOf(schema)
  const inside = innerType ?? getter?.()
  if (inside) return across(inside, path, from, there)
  if (element) return [first, ...(across(element, rest, from, valueAt(there, [first])) ?? rest)]
  const to = from === 'wire' ? 'domain' : 'wire'
  const fitting = (pairsOf(schema) ?? []).filter(({ [from]: name }) =>
    name.split('.').every((part, place) => part === path[place]),
  )
  const pair = fitting.find(({ [to]: name }) => valueAt(there, name.split('.')) !== undefined) ?? fitting[0]
  if (!pair) return undefined
  const name = pair[to].split('.')
  const further = path.slice(pair[from].split('.').length)
  return [...name, ...(across(pair.schema, further, from, valueAt(there, name)) ?? further)]
}

type Parts = Partial<Record<'body' | 'query' | 'params', unknown>>

const anywhere = (endpoint: Endpoint, path: Path, from: Side, there: Parts): PropertyKey[] => {
  for (const part of ['body', 'query', 'params'] as const) {
    const found = across(endpoint[part], path, from, there[part])
    if (found) return found
  }
  return [...path]
}

/** A field's path as the caller sent it. */
export const pathAsSent = (endpoint: Endpoint, path: Path, sent: Parts): PropertyKey[] =>
  anywhere(endpoint, path, 'domain', sent)

/** The same field's path in what the caller gave to be sent. */
export const pathAsGiven = (endpoint: Endpoint, path: Path, given: Parts): PropertyKey[] =>
  anywhere(endpoint, path, 'wire', given)
