import type { Tone } from '../field'
import type { Text } from '../text'

/** What is published goes through these states, wherever it is kept. */
export const publishStates = ['draft', 'published', 'withdrawn'] as const
export type PublishState = (typeof publishStates)[number]

/** `recall` gives up what was planned for a time to come. */
export const publishSteps = ['publish', 'withdraw', 'recall', 'discard'] as const
export type PublishStep = (typeof publishSteps)[number]

/** What was once published stays on record; only what nobody has read yet can be thrown away. */
const startsFrom: Readonly<Record<PublishStep, readonly PublishState[]>> = {
  publish: ['draft', 'withdrawn'],
  withdraw: ['published'],
  recall: [],
  discard: ['draft'],
}

/** Where something is, beyond its state. */
export interface Standing {
  /** Readers read an older wording than the one that is kept. */
  revised?: boolean
  /** It is to go out, or to be taken down, at a time to come. */
  planned?: boolean
}

export const mayTakeStep = (
  step: PublishStep,
  state: PublishState,
  { revised = false, planned = false }: Standing = {},
): boolean =>
  startsFrom[step].includes(state) ||
  (step === 'publish' && revised && state === 'published') ||
  (step === 'recall' && planned)

export const stateTitles: Readonly<Record<PublishState, Text>> = {
  draft: { zh: '草稿', en: 'Draft' },
  published: { zh: '已发布', en: 'Published' },
  withdrawn: { zh: '已撤下', en: 'Withdrawn' },
}

export const stateTones: Readonly<Record<PublishState, Tone>> = {
  draft: 'quiet',
  published: 'ok',
  withdrawn: 'warn',
}

/** What editors look for: a state, or what still wants a hand. */
export const standings = [...publishStates, 'revised', 'planned', 'noChinese', 'noEnglish'] as const
export type StandingWanted = (typeof standings)[number]

export const standingTitles: Readonly<Record<StandingWanted, Text>> = {
  ...stateTitles,
  revised: { zh: '修改未发布', en: 'Changed since published' },
  planned: { zh: '定时', en: 'Planned' },
  noChinese: { zh: '缺中文', en: 'No Chinese' },
  noEnglish: { zh: '缺英文', en: 'No English' },
}
