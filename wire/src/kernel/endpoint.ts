import { z } from 'zod'
import type { Access } from './access'
import type { Tag } from './tags'

/** `changes` also covers whatever sends a message: such calls need the session's XTOKEN beside its cookie. */
export type Effect = 'reads' | 'changes'

export interface EndpointDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
  Rule extends Access,
> {
  method: 'GET' | 'POST' | 'PUT'
  /** As written in the specs; parameters in braces. Served below /api. */
  path: `/${string}`
  summary: string
  access: Rule
  effect: Effect
  /** What a reading call shows; screens ask it again when news says that one of these changed. */
  shows?: readonly Tag[]
  params?: Params
  query?: Query
  body?: Body
  result: Result
  /** A stream or a file writes its own answer; everything else is wrapped in the envelope. */
  answer?: 'envelope' | 'stream' | 'file'
  /** What a body may weigh where that is more than everywhere else; 0 is the limit of all calls. */
  mostBodyBytes?: number
  /** Sent as multipart/form-data with one file; the body is its other fields. */
  takesFile?: boolean
  /** The specs read some results from the envelope's msg; it then carries the same text as result. */
  resultInMessage?: boolean
  /** How long an answer may be shown again without asking; only for what is the same for everybody. */
  keptSeconds?: number
  /** Open to people who must first choose a new password. Everything else that needs a session waits for that. */
  duringForcedChange?: boolean
}

const nothing = z.object({})
type Nothing = typeof nothing

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> extends Required<EndpointDefinition<Params, Query, Body, Result, Rule>> {
  hasBody: boolean
}

export function endpoint<
  Result extends z.ZodType,
  Rule extends Access,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  definition: EndpointDefinition<Params, Query, Body, Result, Rule>,
): Endpoint<Params, Query, Body, Result, Rule> {
  return {
    shows: [],
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: 'envelope',
    mostBodyBytes: 0,
    takesFile: false,
    resultInMessage: false,
    keptSeconds: 0,
    duringForcedChange: false,
    ...definition,
    hasBody: definition.body !== undefined,
  }
}

/** What a handler receives and a caller gives: domain values on both sides of the wire. */
export interface CallInput<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}
export type CallResult<E extends Endpoint> = z.output<E['result']>
