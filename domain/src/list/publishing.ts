import type { Tone } from '../field'
import type { Text } from '../text'

/** What is published goes through these states, wherever it is kept. */
export const publishStates = ['draft', 'published', 'withdrawn'] as const
export type PublishState = (typeof publishStates)[number]

export const publishSteps = ['publish', 'withdraw', 'discard'] as const
export type PublishStep = (typeof publishSteps)[number]

/** What was once published stays on record; only what nobody has read yet can be thrown away. */
const startsFrom: Readonly<Record<PublishStep, readonly PublishState[]>> = {
  publish: ['draft', 'withdrawn'],
  withdraw: ['published'],
  discard: ['draft'],
}

export const mayTakeStep = (step: PublishStep, state: PublishState): boolean =>
  startsFrom[step].includes(state)

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
