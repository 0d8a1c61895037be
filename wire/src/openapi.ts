import { z } from 'zod'
import { callTable } from './call-table'
import type { Access } from './kernel/access'
import { codes } from './kernel/codes'
import type { Endpoint } from './kernel/endpoint'
import { describeRenamed } from './kernel/renamed'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the whole call table: schemas are the wire side of the codecs, as callers see them. */
export function openApi(version: string, options: { demo: boolean } = { demo: true }): Json {
  const paths: Record<string, Json> = {}
  for (const { feature, name, endpoint } of callTable) {
    if (endpoint.access.who === 'demo' && !options.demo) continue
    const path = `/api${endpoint.path}`
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: `${feature}_${name}`,
      tags: [feature],
      summary: endpoint.summary,
      description: `Access: ${describeAccess(endpoint.access)}. ${endpoint.effect === 'changes' ? 'Needs XTOKEN when signed in.' : 'Reads only.'}`,
      security: securityOf(endpoint.access, endpoint.effect),
      parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
      ...requestBody(endpoint),
      responses: {
        200: success(endpoint),
        default: { description: 'A fault of HTTP itself, in the same envelope' },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairground',
      version,
      description: `Every answer is {code, msg, result}. Success is ${codes.ok}; ${codes.sessionExpired} and ${codes.sessionEnded} mean the session is over.`,
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'fairground_session' },
        token: { type: 'apiKey', in: 'header', name: 'XTOKEN' },
      },
    },
    paths,
  }
}

function requestBody(endpoint: Endpoint): Json {
  if (!endpoint.hasBody && !endpoint.takesFile) return {}
  const schema = endpoint.hasBody ? wireSchema(endpoint.body) : { type: 'object', properties: {} }
  const content = endpoint.takesFile
    ? { 'multipart/form-data': { schema: withFile(schema) } }
    : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

const withFile = (schema: Json): Json => ({
  ...schema,
  properties: { file: { type: 'string', format: 'binary' }, ...(schema.properties as Json) },
})

function success(endpoint: Endpoint): Json {
  switch (endpoint.answer) {
    case 'stream':
      return {
        description: 'An event stream',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      }
    case 'file':
      return {
        description: 'A file to keep',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    case 'envelope':
      return {
        description: 'The envelope',
        content: { 'application/json': { schema: envelopeOf(endpoint.result) } },
      }
  }
}

export function describeAccess(access: Access): string {
  if (access.who === 'holder') return `staff holding ${access.permission}`
  return access.who === 'holderOfAny' ? `staff holding ${access.permissions.join(' or ')}` : access.who
}

function securityOf(access: Access, effect: string): Json[] {
  if (access.who === 'anyone' || access.who === 'demo') return []
  return [effect === 'changes' ? { session: [], token: [] } : { session: [] }]
}

function envelopeOf(result: z.ZodType): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'result'],
    properties: { code: { type: 'string' }, msg: { type: 'string' }, result: wireSchema(result) },
  }
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const json = wireSchema(schema) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }))
}

function wireSchema(schema: z.ZodType, depth = 0): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const info = describeRenamed(zodSchema)
      if (!info) return
      jsonSchema.title = info.entity
      const fields = info.fields()
      const schemaOf = (schema: z.ZodType | undefined) =>
        schema && depth < 3 ? (wireSchema(schema, depth + 1) as never) : {}
      jsonSchema.properties = Object.fromEntries([
        ...info.also.map(({ domain, wire }) => [
          wire,
          schemaOf(fields.find((field) => field.domain === domain)?.schema),
        ]),
        ...fields.map((field) => [field.wire, schemaOf(field.schema)]),
      ])
    },
  }) as Json
  delete json.$schema
  return json
}
