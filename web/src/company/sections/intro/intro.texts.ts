import type { Texts } from '../../../lib/text'

export const introTexts = {
  productsHint: { zh: '{least}–{most} 项，已填 {count} 项', en: '{least}–{most} products, {count} so far' },
  product: { zh: '产品 {number}', en: 'Product {number}' },
  add: { zh: '添加产品', en: 'Add a product' },
  remove: { zh: '删除', en: 'Remove' },
  removeProduct: { zh: '删除产品 {number}', en: 'Remove product {number}' },
  removeAsk: { zh: '删除这项产品？', en: 'Remove this product?' },
  up: { zh: '上移产品 {number}', en: 'Move product {number} up' },
  down: { zh: '下移产品 {number}', en: 'Move product {number} down' },
} satisfies Texts
