import { blockKinds } from '@fairground/domain/field'
import { publishSteps } from '@fairground/domain/list'
import { type Language, languages } from '@fairground/domain/text'
import { z } from 'zod'
import { type Access, anyone } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { type Endpoint, endpoint } from '../kernel/endpoint'
import type { KeptListDefinition, WireField } from './definition'
import { storedType } from './field-codecs'
import { type ById, byId, type Call, id, type None, version } from './list-calls'
import { type RowValues, recordedValues } from './list-codecs'

/** Throwing a draft away is deleting it, which takes the right to delete. */
const steps = publishSteps.filter((step) => step !== 'discard')
export type TakenStep = (typeof steps)[number]

/** A row as anybody reads it: in one language, and nothing of who keeps it. */
export type PublicRow = ById & Record<string, unknown>

/** What a row said once somebody had saved it. */
export interface RowVersion {
  number: number
  at: Date
  by: string
  note: string
  /** The one readers read. */
  released: boolean
  values: RowValues
}

export interface TraitCalls {
  step?: Call<
    None,
    ById & { version?: number | undefined; step: TakenStep; at?: Date | null | undefined },
    number
  >
  versions?: Call<ById, None, RowVersion[]>
  editing?: Call<None, ById & { leaves?: boolean | undefined }, string[]>
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
export function traitCalls(definition: Described, may: Record<'read' | 'edit', Access>): TraitCalls {
  const { entity, fields, paths, publishing, order } = definition
  const mayEdit = may.edit
  return {
    ...(publishing
      ? {
          step: endpoint({
            method: 'POST',
            path: `${paths.base}/step`,
            summary: `${entity}: publish a row or withdraw a published one, now or at a time to come; or recall what is planned`,
            access: mayEdit,
            effect: 'changes',
            body: z.object({ id, version, step: z.enum(steps), at: instant.nullish() }),
            result: z.int(),
          }),
          versions: endpoint({
            method: 'GET',
            path: `${paths.base}/versions/{uuid}`,
            summary: `${entity}: every version of a row, newest first, and which of them is read`,
            access: may.read,
            effect: 'reads',
            shows: ['lists'],
            params: byId,
            result: z.array(
              z.object({
                number: z.int(),
                at: instant,
                by: z.string(),
                note: z.string(),
                released: z.boolean(),
                values: recordedValues(fields),
              }),
            ) as unknown as z.ZodType<RowVersion[]>,
          }),
          editing: endpoint({
            method: 'POST',
            path: `${paths.base}/editing`,
            summary: `${entity}: say that one is at work on a row, or no more; answers who else is`,
            access: mayEdit,
            effect: 'changes',
            body: z.object({ id, leaves: z.boolean().optional() }),
            result: z.array(z.string()),
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

/** What is said in both languages is read in one. */
function publicType(field: WireField): z.ZodType {
  if (field.kind === 'bothLanguages') return z.string()
  if (field.kind === 'document')
    return z.array(
      z.object({
        kind: z.enum(blockKinds),
        lines: z.array(
          z.array(
            z.object({ text: z.string(), strong: z.boolean().optional(), link: z.string().optional() }),
          ),
        ),
      }),
    )
  return field.kind === 'instant' ? instant.nullable() : storedType(field)
}

function publicCall(definition: Described): Pick<TraitCalls, 'published'> {
  const { entity, fields, public: open } = definition
  if (!open) return {}
  const shape = open.fields.flatMap((name): [string, z.ZodType][] => {
    const field = fields[name]
    return field ? [[name, publicType(field)]] : []
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
