import { z } from 'zod'
import { rectangle, sceneLength, scenery } from './scene'

/**
 * A hall's plan as it is kept, sent and printed: everything that has a place on its floor. What a booth is and who has it
 * lies elsewhere, under the booth's id.
 */
const planScene = z.object({
  version: z.literal(1),
  width: sceneLength,
  depth: sceneLength,
  outdoor: z.boolean(),
  elements: scenery,
  booths: z
    .array(z.object({ id: z.uuid(), ...rectangle }))
    .max(20_000)
    .refine((booths) => new Set(booths.map(({ id }) => id)).size === booths.length, {
      message: 'booth ids repeat',
    }),
})

export type PlanScene = z.infer<typeof planScene>

/** How a scene of each version, from the first on, becomes one of the next. Whoever changes the scene adds a step. */
const steps: readonly ((older: object) => object)[] = []
const current = steps.length + 1

/** Why a scene cannot be read. `at` leads to the element that is wrong, by its kind and place: `elements 3 points`. */
export type SceneFault =
  | { reason: 'tooLarge' | 'notJson' | 'notAScene' }
  | { reason: 'laterVersion'; version: number }
  | { reason: 'wrong'; at: string; element?: string }

/** Far more than the largest hall needs; a text beyond it is not looked at. */
export const mostCharacters = 8_000_000

export const writeScene = (scene: PlanScene): string => JSON.stringify(planScene.parse(scene))

export function readScene(text: string): { scene: PlanScene } | { fault: SceneFault } {
  if (text.length > mostCharacters) return { fault: { reason: 'tooLarge' } }
  const raw = parsed(text)
  if (raw === undefined) return { fault: { reason: 'notJson' } }
  const version = versionOf(raw)
  if (version === undefined) return { fault: { reason: 'notAScene' } }
  if (version > current) return { fault: { reason: 'laterVersion', version } }
  const read = planScene.safeParse(brought(raw as object, version))
  return read.success ? { scene: read.data } : { fault: firstFault(raw, read.error) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const versionOf = (raw: unknown): number | undefined =>
  z.object({ version: z.int().positive() }).safeParse(raw).data?.version

const brought = (raw: object, version: number): object =>
  steps.slice(version - 1).reduce((scene, step) => step(scene), raw)

function firstFault(raw: unknown, { issues }: z.ZodError): SceneFault {
  const path = issues[0]?.path ?? []
  const element = nameOf(path.slice(0, 2).reduce<unknown>((value, key) => memberOf(value, key), raw))
  return { reason: 'wrong', at: path.join(' '), ...(element && { element }) }
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined

/** What the designer calls it by, cut: the text is somebody's. */
function nameOf(element: unknown): string | undefined {
  const id = memberOf(element, 'id')
  return typeof id === 'string' ? id.slice(0, 40) : undefined
}
