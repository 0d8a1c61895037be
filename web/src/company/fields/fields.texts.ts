import type { Texts } from '../../lib/text'

export const fieldTexts = {
  findCategory: { zh: '输入关键字查找，或逐级选择', en: 'Type to search, or browse the list' },
  chooseCategory: { zh: '请选择类别', en: 'Choose a category' },
} satisfies Texts
