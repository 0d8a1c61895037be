import type { BundleFault, PublicSource } from '@fairground/domain/draw'
import type { Language } from '@fairground/domain/text'

/** What is checked, in this order; nothing after the first thing that does not agree means anything. */
export const checkSteps = ['form', 'list', 'commitment', 'value', 'seed', 'order'] as const
export type CheckStep = (typeof checkSteps)[number]

const stepOfFault: Record<BundleFault, CheckStep> = {
  shape: 'form',
  listOrder: 'list',
  listHash: 'list',
  notDrawn: 'commitment',
  commitment: 'commitment',
  value: 'value',
  signature: 'value',
  tooEarly: 'value',
  seed: 'seed',
  room: 'order',
  order: 'order',
  batch: 'order',
}

/** `open`: not reached, or not there to be checked yet. */
export type Outcome = 'right' | 'wrong' | 'open'

export const outcomeOf = (step: CheckStep, fault: BundleFault | undefined): Outcome => {
  if (fault === undefined) return 'right'
  const at = checkSteps.indexOf(stepOfFault[fault])
  const here = checkSteps.indexOf(step)
  if (here < at) return 'right'
  return here === at && fault !== 'notDrawn' ? 'wrong' : 'open'
}

export interface CheckedPlace {
  place: number
  number: string
  name: string
  batch: number
}

/** What the bundle itself says; to be believed as far as the steps are right. */
export interface CheckedBundle {
  edition: number
  round: number
  attempt: number
  reason: string
  frozenAt: string
  companies: number
  council: number
  listHash: string
  commitment: string
  source: PublicSource
  secret: string
  value: string
  proof: string
  seed: string
  places: CheckedPlace[]
}

export interface CheckAsked {
  text: string
  language: Language
}

export type Checked =
  | {
      kind: 'checked'
      fault: BundleFault | undefined
      words: string
      at: string
      bundle: CheckedBundle | undefined
    }
  /** The server had no bundle to give. */
  | { kind: 'refused'; words: string }

/** Beside the page: fifty thousand lots take longer than a frame, and the libraries for them come only now. */
export function checkBundle(asked: CheckAsked): Promise<Checked> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data)
    worker.onerror = () => reject(new Error('the check could not run'))
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
