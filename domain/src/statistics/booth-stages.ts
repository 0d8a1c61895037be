import type { Text } from '../text'

/** How far a company is with its booths: the stages of its way, in the words of staff. */
export const boothStageNames = {
  none: { zh: '未选位', en: 'No booth' },
  choosing: { zh: '选位中', en: 'Choosing' },
  finished: { zh: '已提交选位', en: 'Choice handed in' },
  sure: { zh: '展位已定', en: 'Booths confirmed' },
} satisfies Record<string, Text>
export type BoothStage = keyof typeof boothStageNames
