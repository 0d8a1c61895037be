import type { CodeItem } from '../../code-list'

export const evacuationAndSmokeControl: CodeItem = {
  value: '6000',
  zh: '应急疏散及防排烟',
  en: 'Evacuation and smoke control',
  children: [
    {
      value: '6100',
      zh: '应急照明和疏散指示',
      en: 'Emergency lighting and exit signage',
      children: [
        { value: '6101', zh: '消防应急照明灯具', en: 'Emergency luminaire' },
        { value: '6102', zh: '消防应急标志灯具', en: 'Illuminated exit sign' },
        { value: '6103', zh: '应急照明控制器', en: 'Emergency lighting controller' },
        { value: '6104', zh: '智能疏散指示系统', en: 'Intelligent evacuation guidance system' },
        { value: '6105', zh: '蓄光型疏散指示标志', en: 'Photoluminescent evacuation sign' },
      ],
    },
    {
      value: '6200',
      zh: '逃生避难器材',
      en: 'Escape equipment',
      children: [
        { value: '6201', zh: '逃生缓降器', en: 'Descent control device' },
        { value: '6202', zh: '逃生梯', en: 'Escape ladder' },
        { value: '6203', zh: '逃生滑道', en: 'Escape chute' },
        { value: '6204', zh: '过滤式消防自救呼吸器', en: 'Filtering self-rescue respirator' },
        { value: '6205', zh: '消防救生气垫', en: 'Rescue air cushion' },
      ],
    },
    {
      value: '6300',
      zh: '防烟排烟设备',
      en: 'Smoke control equipment',
      children: [
        { value: '6301', zh: '消防排烟风机', en: 'Smoke exhaust fan' },
        { value: '6302', zh: '防火阀', en: 'Fire damper' },
        { value: '6303', zh: '排烟防火阀', en: 'Smoke exhaust fire damper' },
        { value: '6304', zh: '挡烟垂壁', en: 'Smoke curtain' },
        { value: '6305', zh: '自动排烟窗', en: 'Automatic smoke vent' },
      ],
    },
    {
      value: '6400',
      zh: '安全标志及疏散门控',
      en: 'Safety signs and exit door control',
      children: [
        { value: '6401', zh: '消防安全标志', en: 'Fire safety sign' },
        { value: '6402', zh: '逃生推杠锁', en: 'Panic exit device' },
      ],
    },
  ],
}
