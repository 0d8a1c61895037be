import { publishSteps } from '@fairground/domain/list'
import { type Language, languages } from '@fairground/domain/text'
import { z } from 'zod'
import { type Access, anyone } from '../kernel/access'
import { type Endpoint, endpoint } from '../kernel/endpoint'
import type { KeptListDefinition } from './definition'
import { storedType } from './field-codecs'
import { type ById, type Call, id, type None, version } from './list-calls'

/** Throwing a draft away is deleting it, which takes the right to delete. */
const steps = publishSteps.filter((step) => step !== 'discard')
export type TakenStep = (typeof steps)[number]

/** A row as anybody reads it: in one language, and nothing of who keeps it. */
export type PublicRow = ById & Record<string, unknown>

export interface TraitCalls {
  step?: Call<None, ById & { version?: number | undefined; step: TakenStep }, number>
  move?: Call<None, ById & { after: string | null }, number>
  published?: Endpoint<
    z.ZodType<None>,
    z.ZodType<{ language: Language }>,
    z.ZodType<None>,
    z.ZodType<PublicRow[]>,
    typeof anyone
  >
}

type Described = Pick<KeptListDefinition, 'entity' | 'fields' | 'paths' | 'publishing' | 'order' | 'public'>

/** The calls a list has because of its traits. */
export function traitCalls(definition: Described, mayEdit: Access): TraitCalls {
  const { entity, paths, publishing, order } = definition
  return {
    ...(publishing
      ? {
          step: endpoint({
            method: 'POST',
            path: `${paths.base}/step`,
            summary: `${entity}: publish a row, or withdraw a published one`,
            access: mayEdit,
            effect: 'changes',
            body: z.object({ id, version, step: z.enum(steps) }),
            result: z.int(),
          }),
        }
      : {}),
    ...(order === 'byHand'
      ? {
          move: endpoint({
            method: 'POST',
            path: `${paths.base}/move`,
            summary: `${entity}: put a row behind another one, or in front of all`,
            access: mayEdit,
            effect: 'changes',
            body: z.object({ id, after: id.nullable() }),
            result: z.int(),
          }),
        }
      : {}),
    ...publicCall(definition),
  }
}

const keptSeconds = 60

function publicCall(definition: Described): Pick<TraitCalls, 'published'> {
  const { entity, fields, public: open } = definition
  if (!open) return {}
  const shape = open.fields.flatMap((name): [string, z.ZodType][] => {
    const field = fields[name]
    return field ? [[name, field.kind === 'bothLanguages' ? z.string() : storedType(field)]] : []
  })
  return {
    published: endpoint({
      method: 'GET',
      path: open.path,
      summary: `${entity}: what anybody may read, in the language asked for; entries without it are left out`,
      access: anyone,
      effect: 'reads',
      shows: ['lists'],
      keptSeconds,
      query: z.object({ language: z.enum(languages).default('zh') }),
      result: z.array(z.object({ id, ...Object.fromEntries(shape) }) as unknown as z.ZodType<PublicRow>),
    }),
  }
}
