import type { Text } from '../text'

/** Counted under a word of its own, or figures would not add up. */
export const notSaid = '-'
export const notSaidName: Text = { zh: '未填写', en: 'Not said' }

/** Companies from abroad name no province. */
export const overseas = 'overseas'
export const overseasName: Text = { zh: '境外', en: 'Overseas' }
