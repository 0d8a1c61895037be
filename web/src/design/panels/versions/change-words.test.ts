import type { ComparedField } from '@fairground/floorplan/design/compare'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { describe, expect, it } from 'vitest'
import { changeWords } from './change-words'

const before: DraftBooth = {
  kind: 'booth',
  id: '00000000-0000-4000-8000-000000000001',
  x: 3,
  y: 4,
  width: 3,
  depth: 3,
  code: 'W3-101',
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
}
const cornered = { opening: { sides: 2, reason: '立柱' } }

describe('what is different about a booth', () => {
  it.each<[ComparedField, Partial<DraftBooth>, Partial<DraftBooth>, zh: string, en: string]>([
    ['code', {}, { code: 'W3-102' }, '编号 W3-101 → W3-102', 'number W3-101 → W3-102'],
    ['code', { code: '' }, {}, '编号 无 → W3-101', 'number none → W3-101'],
    ['place', {}, { x: 6, y: 8 }, '移动 5.00 m', 'moved by 5.00 m'],
    ['size', {}, { depth: 4.5 }, '3 × 3 → 3 × 4.5 m', '3 × 3 → 3 × 4.5 m'],
    ['class', {}, { boothClass: 'raw' }, '类型 标准展位 → 光地', 'Standard booth → Raw space'],
    ['type', {}, { exhibitType: '01' }, '展品类型 02 → 01', 'exhibit type 02 → 01'],
    ['special', {}, { special: true }, '设为特殊展位', 'now special'],
    ['special', { special: true }, {}, '不再是特殊展位', 'no longer special'],
    ['use', {}, { use: 'disabled' }, '状态 可选 → 停用', 'Available → Out of use'],
    ['name', {}, { name: { zh: '服务台', en: 'Desk' } }, '名称 无 → 服务台', 'name none → Desk'],
    ['opening', {}, cornered, '开口 按位置推算 → 两面开', 'open sides: by position → Two sides open'],
    [
      'opening',
      cornered,
      { opening: { sides: 2, reason: '配电箱' } },
      '开口不同的原因',
      'why its open sides differ',
    ],
  ])('is said in both languages: %s', (field, was, is, zh, en) => {
    const change = { before: { ...before, ...was }, after: { ...before, ...is }, fields: [field] }
    expect(changeWords(change, 'zh')).toBe(zh)
    expect(changeWords(change, 'en')).toBe(en)
  })
})
