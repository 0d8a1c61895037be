import type { CodeItem } from '../../code-list'

export const protectionAndRescue: CodeItem = {
  value: '8000',
  zh: '消防员防护及抢险救援',
  en: 'Firefighter protection and rescue',
  children: [
    {
      value: '8100',
      zh: '消防员防护装备',
      en: "Firefighters' protective equipment",
      children: [
        { value: '8101', zh: '消防员灭火防护服', en: 'Structural firefighting suit' },
        { value: '8102', zh: '消防头盔', en: 'Firefighter helmet' },
        { value: '8103', zh: '消防员灭火防护靴', en: 'Firefighting boots' },
        { value: '8104', zh: '消防手套', en: 'Firefighter gloves' },
        { value: '8105', zh: '消防员隔热防护服', en: 'Aluminised proximity suit' },
        { value: '8106', zh: '消防员化学防护服', en: 'Chemical protective suit' },
        { value: '8107', zh: '消防员呼救器', en: 'Personal alert safety system (PASS) device' },
      ],
    },
    {
      value: '8200',
      zh: '呼吸防护装备',
      en: 'Respiratory protection',
      children: [
        { value: '8201', zh: '正压式空气呼吸器', en: 'Self-contained breathing apparatus (SCBA)' },
        { value: '8202', zh: '正压式氧气呼吸器', en: 'Closed-circuit oxygen breathing apparatus' },
        { value: '8203', zh: '呼吸器复合气瓶', en: 'Composite breathing air cylinder' },
        { value: '8204', zh: '呼吸空气压缩机', en: 'Breathing air compressor' },
      ],
    },
    {
      value: '8300',
      zh: '破拆及顶撑器材',
      en: 'Cutting and lifting tools',
      children: [
        { value: '8301', zh: '液压破拆工具', en: 'Hydraulic rescue tool' },
        { value: '8302', zh: '电动破拆工具', en: 'Battery-powered rescue tool' },
        { value: '8303', zh: '手动破拆工具', en: 'Forcible entry tool' },
        { value: '8304', zh: '起重气垫', en: 'Lifting air bag' },
      ],
    },
    {
      value: '8400',
      zh: '侦检及搜救器材',
      en: 'Detection and search equipment',
      children: [
        { value: '8401', zh: '消防用红外热像仪', en: 'Firefighting thermal imaging camera' },
        { value: '8402', zh: '生命探测仪', en: 'Life detector' },
        { value: '8403', zh: '复合气体检测仪', en: 'Multi-gas detector' },
        { value: '8404', zh: '危险化学品识别仪', en: 'Hazardous chemical identifier' },
      ],
    },
    {
      value: '8500',
      zh: '绳索及水域救援装备',
      en: 'Rope and water rescue equipment',
      children: [
        { value: '8501', zh: '消防安全绳', en: 'Life safety rope' },
        { value: '8502', zh: '消防安全吊带', en: 'Rescue harness' },
        { value: '8503', zh: '水域救援服', en: 'Water rescue suit' },
        { value: '8504', zh: '充气救援艇', en: 'Inflatable rescue boat' },
        { value: '8505', zh: '救援担架', en: 'Rescue stretcher' },
      ],
    },
    {
      value: '8600',
      zh: '堵漏及洗消器材',
      en: 'Leak control and decontamination',
      children: [
        { value: '8601', zh: '堵漏工具', en: 'Leak sealing kit' },
        { value: '8602', zh: '洗消帐篷', en: 'Decontamination tent' },
      ],
    },
    {
      value: '8700',
      zh: '照明排烟及登高器材',
      en: 'Scene lighting and access equipment',
      children: [
        { value: '8701', zh: '移动照明灯组', en: 'Portable lighting tower' },
        { value: '8702', zh: '移动式排烟机', en: 'Portable smoke ventilator' },
        { value: '8703', zh: '消防梯', en: 'Fire service ladder' },
      ],
    },
  ],
}
