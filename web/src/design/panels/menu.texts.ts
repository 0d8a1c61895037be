import type { Texts } from '../../lib/text'

export const menuTexts = {
  detail: { zh: '查看详情', en: 'Details' },
  notPublished: { zh: '尚未发布', en: 'not published yet' },
  several: { zh: '{count} 个展位', en: { one: '{count} booth', other: '{count} booths' } },
  remove: { zh: '删除', en: 'Delete' },
  heldNotRemoved: { zh: '已有归属，不能删除', en: 'Somebody has it, so it stays' },
  lockedNotRemoved: { zh: '已锁定', en: 'locked' },
} satisfies Texts
