import { z } from 'zod'

export type FieldName = string | { as: string; codec: z.ZodType }
/** In the place of a name: the field says how others are written, and does not travel. */
export const unsent = null
type Names<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]: FieldName | typeof unsent }

/** Values as they travel, under the specs' names. */
type Raw = Record<string, unknown>

/** Where the specs spread what an object says over other fields than the domain does. */
export interface Layout {
  /** Also from what does not travel. */
  send(raw: Raw, value: Raw): Raw
  read?(raw: Raw): Raw
  /** Further names that fields travel under, by their own. */
  also?: Readonly<Record<string, string>>
}

interface RenamedInfo {
  entity: string
  also: { domain: string; wire: string }[]
  /** Read on demand: a recursive entity's own schema does not exist yet while its codec is being made. */
  fields: () => { domain: string; wire: string; schema: z.ZodType }[]
}
const renamedInfo = new Map<unknown, RenamedInfo>()

interface Travelling {
  domain: string
  wire: string
  codec: z.ZodType | undefined
}

/** A field whose value, not only its name, differs on the wire. */
export const as = (wireName: string, codec: z.ZodType): FieldName => ({ as: wireName, codec })

/**
 * Codec between an object under the specs' names and the same object under domain names. Only named fields cross:
 * whatever else a client sends is never looked at, and whatever else a handler returns never leaves. Faults are found
 * by the domain schema, so their paths are domain paths.
 */
export function renamed<Shape extends z.ZodRawShape>(
  entity: string,
  domain: z.ZodObject<Shape>,
  names: Names<Shape>,
  layout: Layout = { send: (raw) => raw },
) {
  const fields = Object.entries(names as Names<z.ZodRawShape>).flatMap(([domainName, name]): Travelling[] =>
    name === unsent
      ? []
      : [
          {
            domain: domainName,
            wire: typeof name === 'string' ? name : name.as,
            codec: typeof name === 'string' ? undefined : name.codec,
          },
        ],
  )
  const wireObject = z.looseObject({})
  const { send, read = (raw: Raw) => raw, also = {} } = layout
  renamedInfo.set(wireObject, {
    entity,
    also: Object.entries(also).map(([domainName, wire]) => ({ domain: domainName, wire })),
    fields: () =>
      fields.map(({ domain: name, wire, codec }) => ({
        domain: name,
        wire,
        schema: codec ?? (domain.shape[name] as unknown as z.ZodType),
      })),
  })

  const takes = ({ domain: name, codec }: Travelling, given: unknown): boolean =>
    z.safeDecode(codec ?? (domain.shape[name] as unknown as z.ZodType), given as never).success
  /** Programs send null for what they leave out, and an empty text where nothing was chosen. */
  const saysNothing = (field: Travelling, given: unknown): boolean =>
    given === undefined ||
    ((given === null || (given === '' && field.codec !== undefined)) && !takes(field, given))

  return z.codec(wireObject, domain, {
    decode(sent, context) {
      const raw = read(sent)
      const value: Record<string, unknown> = {}
      for (const field of fields) {
        const given = raw[field.wire]
        if (saysNothing(field, given)) continue
        if (!field.codec) {
          value[field.domain] = given
          continue
        }
        const decoded = z.safeDecode(field.codec, given)
        if (decoded.success) value[field.domain] = decoded.data
        else
          for (const issue of decoded.error.issues)
            context.issues.push({
              ...issue,
              input: given,
              path: [field.domain, ...issue.path],
            } as z.core.$ZodRawIssue)
      }
      return value as z.input<typeof domain>
    },
    encode(value) {
      const raw: Raw = {}
      for (const field of fields) {
        const given = (value as Record<string, unknown>)[field.domain]
        if (given !== undefined) raw[field.wire] = field.codec ? z.encode(field.codec, given) : given
      }
      return send(raw, value)
    },
  })
}

/**
 * The same for an object whose fields come from a definition, where the compiler cannot see that names and fields agree;
 * the round-trip tests do.
 */
export const renamedAs = <Value>(
  entity: string,
  domain: z.ZodObject,
  names: Record<string, FieldName>,
  layout?: Layout,
): z.ZodType<Value> => renamed(entity, domain, names, layout) as unknown as z.ZodType<Value>

/** For OpenAPI and the glossary: what stands behind a codec's wire side. */
export const describeRenamed = (wireObject: unknown): RenamedInfo | undefined => renamedInfo.get(wireObject)
export const allRenamed = (): RenamedInfo[] =>
  [...renamedInfo.values()].sort((one, other) => (one.entity < other.entity ? -1 : 1))
