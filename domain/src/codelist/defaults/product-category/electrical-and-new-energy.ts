import type { CodeItem } from '../../code-list'

export const electricalAndNewEnergy: CodeItem = {
  value: 'B000',
  zh: '电气火灾及新能源安全',
  en: 'Electrical fire prevention and new-energy safety',
  children: [
    {
      value: 'B100',
      zh: '电气火灾监控',
      en: 'Electrical fire monitoring',
      children: [
        { value: 'B101', zh: '电气火灾监控设备', en: 'Electrical fire monitoring panel' },
        {
          value: 'B102',
          zh: '剩余电流式电气火灾监控探测器',
          en: 'Residual current fire monitoring detector',
        },
        { value: 'B103', zh: '测温式电气火灾监控探测器', en: 'Temperature-sensing electrical fire detector' },
        { value: 'B104', zh: '故障电弧探测器', en: 'Arc fault detector' },
      ],
    },
    {
      value: 'B200',
      zh: '储能电站安全',
      en: 'Energy storage safety',
      children: [
        { value: 'B201', zh: '储能电池舱灭火系统', en: 'Battery container fire suppression system' },
        { value: 'B202', zh: '电池包级灭火装置', en: 'Pack-level battery fire suppression unit' },
        { value: 'B203', zh: '电池热失控探测器', en: 'Battery thermal runaway detector' },
        { value: 'B204', zh: '氢气探测器', en: 'Hydrogen detector' },
      ],
    },
    {
      value: 'B300',
      zh: '新能源汽车及充电安全',
      en: 'Electric vehicle and charging safety',
      children: [
        { value: 'B301', zh: '动力电池箱灭火装置', en: 'Traction battery fire suppression unit' },
        { value: 'B302', zh: '充电桩灭火装置', en: 'EV charger fire suppression unit' },
        { value: 'B303', zh: '电动汽车灭火毯', en: 'Electric vehicle fire blanket' },
        { value: 'B304', zh: '电动自行车充电安全柜', en: 'E-bike battery charging safety cabinet' },
        { value: 'B305', zh: '锂电池灭火剂', en: 'Lithium battery fire-extinguishing agent' },
      ],
    },
    {
      value: 'B400',
      zh: '消防供配电及防火线缆',
      en: 'Fire power supply and fire-rated cables',
      children: [
        { value: 'B401', zh: '消防应急电源', en: 'Fire emergency power supply (EPS)' },
        { value: 'B402', zh: '耐火电线电缆', en: 'Fire-resistant wire and cable' },
        { value: 'B403', zh: '矿物绝缘电缆', en: 'Mineral-insulated cable' },
        { value: 'B404', zh: '防火槽盒', en: 'Fire-rated cable trunking' },
      ],
    },
  ],
}
