import { openApi } from '@fairground/wire/openapi'
import { markOf } from './plain-text'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: { 200: { content: Content } }
}
type Content = Record<string, { schema: Schema }>

interface Schema extends Json {
  type?: string | string[]
  title?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
}

/** Of each call what OpenAPI says of it. */
export function describedCalls(): Record<string, Json> {
  const { paths, ...document } = openApi('0') as { paths: Record<string, Record<string, Json>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const,
    ),
  )
  return { document, ...Object.fromEntries(operations) }
}

/** A call on one line: a mark of all that is said of it, and so much of it in words that a change can be shown. */
export function inShort(described: object): string {
  if (!('operationId' in described)) return `${markOf(described)} ${JSON.stringify(described)}`
  const { operationId, summary, description, parameters, requestBody, responses } = described as Operation
  const takes = [
    ...parameters.map(({ name, in: place, required, schema }) => field(`${place} ${name}`, required, schema)),
    ...shapesOf(requestBody?.content),
  ]
  return [
    `${markOf(described)} ${operationId}: ${summary}. ${description}`,
    ...(takes.length > 0 ? [`takes ${takes.join(', ')}`] : []),
    `gives ${shapesOf(responses[200].content).join(', ')}`,
  ].join(' ')
}

const shapesOf = (content: Content = {}): string[] =>
  Object.values(content).map(({ schema }) => shapeOf(schema))

const field = (name: string, required: boolean, schema: Schema): string =>
  `${name}${required ? '' : '?'}: ${shapeOf(schema)}`

function shapeOf(schema: Schema): string {
  const { properties, required = [], additionalProperties, items, anyOf, oneOf = anyOf, ...rest } = schema
  const { type = 'anything', title, enum: choices, const: only, format, ...terms } = rest
  if (oneOf) return oneOf.map(shapeOf).join(' | ')
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (items) return `[${shapeOf(items)}]${inWords(terms)}`
  if (!properties && additionalProperties === undefined)
    return `${format ?? [type].flat().join(' | ')}${inWords(terms)}`
  const fields = Object.entries(properties ?? {}).map(([name, of]) =>
    field(name, required.includes(name), of),
  )
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    fields.push(`any other: ${shapeOf(additionalProperties)}`)
  return `${title ?? ''}{${fields.join(', ')}}${inWords(terms)}`
}

/** The limits one sets oneself. Long patterns, and the limits every whole number has, are only in the mark. */
function inWords(terms: Json): string {
  const set = Object.entries(terms).filter(
    ([name, value]) => name !== 'pattern' && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
  )
  return set.length === 0
    ? ''
    : ` (${set.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' ')})`
}
