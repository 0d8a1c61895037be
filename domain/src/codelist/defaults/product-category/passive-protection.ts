import type { CodeItem } from '../../code-list'

export const passiveProtection: CodeItem = {
  value: '7000',
  zh: '建筑防火及阻燃材料',
  en: 'Passive fire protection and flame-retardant materials',
  children: [
    {
      value: '7100',
      zh: '防火门窗及防火卷帘',
      en: 'Fire doors and fire shutters',
      children: [
        { value: '7101', zh: '钢质防火门', en: 'Steel fire door' },
        { value: '7102', zh: '木质防火门', en: 'Timber fire door' },
        { value: '7103', zh: '防火窗', en: 'Fire-rated window' },
        { value: '7104', zh: '防火卷帘', en: 'Fire shutter' },
        { value: '7105', zh: '防火锁及五金件', en: 'Fire-rated locks and hardware' },
      ],
    },
    {
      value: '7200',
      zh: '防火玻璃及板材',
      en: 'Fire-rated glass and boards',
      children: [
        { value: '7201', zh: '隔热型防火玻璃', en: 'Insulated fire-resistant glass' },
        { value: '7202', zh: '非隔热型防火玻璃', en: 'Non-insulated fire-resistant glass' },
        { value: '7203', zh: '防火板', en: 'Fire-resistant board' },
        { value: '7204', zh: '防火隔墙系统', en: 'Fire-rated partition system' },
      ],
    },
    {
      value: '7300',
      zh: '防火封堵材料',
      en: 'Firestopping materials',
      children: [
        { value: '7301', zh: '柔性有机堵料', en: 'Firestop putty' },
        { value: '7302', zh: '阻火包', en: 'Firestop pillow' },
        { value: '7303', zh: '阻火圈', en: 'Firestop collar' },
        { value: '7304', zh: '防火密封胶', en: 'Firestop sealant' },
        { value: '7305', zh: '防火膨胀密封件', en: 'Intumescent seal' },
      ],
    },
    {
      value: '7400',
      zh: '防火涂料',
      en: 'Fire-resistive coatings',
      children: [
        { value: '7401', zh: '膨胀型钢结构防火涂料', en: 'Intumescent coating for steelwork' },
        { value: '7402', zh: '非膨胀型钢结构防火涂料', en: 'Non-intumescent coating for steelwork' },
        { value: '7403', zh: '饰面型防火涂料', en: 'Decorative fire-retardant coating' },
        { value: '7404', zh: '电缆防火涂料', en: 'Fire-resistive cable coating' },
      ],
    },
    {
      value: '7500',
      zh: '阻燃及不燃材料',
      en: 'Flame-retardant and non-combustible materials',
      children: [
        { value: '7501', zh: '阻燃剂', en: 'Flame retardant' },
        { value: '7502', zh: '阻燃织物', en: 'Flame-retardant fabric' },
        { value: '7503', zh: '岩棉制品', en: 'Stone wool product' },
        { value: '7504', zh: '气凝胶绝热制品', en: 'Aerogel insulation product' },
      ],
    },
  ],
}
