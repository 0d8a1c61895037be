import type { Texts } from '../lib/text'

export const productTexts = {
  title: { zh: '新产品', en: 'Products' },
  lead: {
    zh: '填报贵单位在本届展会展出的产品，今年新推出的请勾选“新产品”。最多 {count} 个，{day} 前可以修改。',
    en: 'Enter what you will show at the fair, and mark what is new this year. Up to {count} products; you can change them until {day}.',
  },
  count: { zh: '{count} / {most}', en: '{count} / {most}' },
  product: { zh: '产品 {number}', en: 'Product {number}' },
  isNew: { zh: '今年新产品', en: 'New this year' },
  category: { zh: '产品类别', en: 'Category' },
  picture: { zh: '产品图片', en: 'Picture' },
  nameZh: { zh: '名称（中文）', en: 'Name (Chinese)' },
  nameEn: { zh: '名称（英文）', en: 'Name' },
  textZh: { zh: '介绍（中文）', en: 'Description (Chinese)' },
  textEn: { zh: '介绍（英文）', en: 'Description' },
  up: { zh: '上移产品 {number}', en: 'Move product {number} up' },
  down: { zh: '下移产品 {number}', en: 'Move product {number} down' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: '移除产品 {number}', en: 'Remove product {number}' },
  removeAsk: { zh: '移除这个产品？', en: 'Remove this product?' },
  cancel: { zh: '取消', en: 'Cancel' },
  add: { zh: '添加产品', en: 'Add a product' },
  copy: { zh: '从报名产品开始', en: 'Start from your sign-up' },
  copyNote: {
    zh: '报名时介绍了 {count} 个产品，可以复制过来修改，之后与报名互不影响。',
    en: {
      one: 'Your sign-up has {count} product. You can copy and change it here; the sign-up stays as it is.',
      other:
        'Your sign-up has {count} products. You can copy and change them here; the sign-up stays as it is.',
    },
  },
  copied: { zh: '已复制 {count} 个产品，请核对后保存', en: 'Copied: {count}. Please check and save' },
  copyFailed: { zh: '未能复制，请重试', en: 'They could not be copied. Please try again' },
  save: { zh: '保存', en: 'Save' },
  discard: { zh: '放弃修改', en: 'Discard changes' },
  none: { zh: '还没有填报产品', en: 'No products yet' },
  theirs: { zh: '采用对方的内容', en: 'Take theirs' },
  mine: { zh: '继续用我的', en: 'Keep mine' },
  imageHint: { zh: 'PNG 或 JPG，不超过 5 MB', en: 'PNG or JPG, up to 5 MB' },
} satisfies Texts
