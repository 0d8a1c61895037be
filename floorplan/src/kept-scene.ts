import { z } from 'zod'

/** Why a scene cannot be read. `at` leads to the element that is wrong, by its kind and place: `elements 3 points`. */
export type SceneFault =
  | { reason: 'tooLarge' | 'notJson' | 'notAScene' }
  | { reason: 'laterVersion'; version: number }
  | { reason: 'wrong'; at: string; element?: string }

export interface Keeping<Scene> {
  /** What the current version looks like. */
  scene: z.ZodType<Scene>
  /** How a scene of each version, from the first on, becomes one of the next. Whoever changes the scene adds a step. */
  steps: readonly ((older: object) => object)[]
  /** Far more than the largest scene needs; a text beyond it is not looked at. */
  mostCharacters: number
}

/** How a scene is kept as text: with the number of its version, brought up to date when it is read. */
export function keptAsText<Scene>({ scene, steps, mostCharacters }: Keeping<Scene>) {
  const current = steps.length + 1
  const brought = (raw: object, version: number): object =>
    steps.slice(version - 1).reduce((older, step) => step(older), raw)

  function read(text: string): { scene: Scene } | { fault: SceneFault } {
    if (text.length > mostCharacters) return { fault: { reason: 'tooLarge' } }
    const raw = parsed(text)
    return raw === undefined ? { fault: { reason: 'notJson' } } : check(raw)
  }

  /** The same for a scene that is no text, as where it was put together from tables. */
  function check(raw: unknown): { scene: Scene } | { fault: SceneFault } {
    const version = versionOf(raw)
    if (version === undefined) return { fault: { reason: 'notAScene' } }
    if (version > current) return { fault: { reason: 'laterVersion', version } }
    const checked = scene.safeParse(brought(raw as object, version))
    return checked.success ? { scene: checked.data } : { fault: firstFault(raw, checked.error) }
  }

  /** What `write` made, out of a column of its own: checked when it was written, an older one alone is looked at again. */
  const readKept = (raw: unknown): { scene: Scene } | { fault: SceneFault } =>
    versionOf(raw) === current ? { scene: raw as Scene } : check(raw)

  return { read, check, readKept, write: (value: Scene): string => JSON.stringify(scene.parse(value)) }
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
