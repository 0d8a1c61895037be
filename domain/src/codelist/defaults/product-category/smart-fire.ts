import type { CodeItem } from '../../code-list'

export const smartFire: CodeItem = {
  value: 'A000',
  zh: '智慧消防及通信指挥',
  en: 'Smart fire protection and communications',
  children: [
    {
      value: 'A100',
      zh: '消防物联网终端',
      en: 'Fire IoT devices',
      children: [
        { value: 'A101', zh: '用户信息传输装置', en: 'Fire alarm transmission unit' },
        { value: 'A102', zh: '无线感烟火灾探测报警器', en: 'Wireless smoke alarm' },
        { value: 'A103', zh: '消防水压水位监测终端', en: 'Water pressure and level monitor' },
        { value: 'A104', zh: '智能消火栓监测终端', en: 'Smart hydrant monitor' },
        { value: 'A105', zh: '消防物联网网关', en: 'Fire IoT gateway' },
      ],
    },
    {
      value: 'A200',
      zh: '消防软件平台',
      en: 'Fire software platforms',
      children: [
        { value: 'A201', zh: '消防设施远程监控平台', en: 'Remote fire facility monitoring platform' },
        { value: 'A202', zh: '消防安全管理软件', en: 'Fire safety management software' },
        { value: 'A203', zh: '火灾风险评估软件', en: 'Fire risk assessment software' },
        { value: 'A204', zh: '数字孪生消防平台', en: 'Digital twin fire platform' },
      ],
    },
    {
      value: 'A300',
      zh: '消防通信指挥装备',
      en: 'Fireground communications and command',
      children: [
        { value: 'A301', zh: '消防接处警系统', en: 'Emergency call handling and dispatch system' },
        { value: 'A302', zh: '应急指挥调度平台', en: 'Emergency command platform' },
        { value: 'A303', zh: '数字对讲及集群通信设备', en: 'Digital radio and trunking equipment' },
        { value: 'A304', zh: '卫星通信便携站', en: 'Portable satellite terminal' },
        { value: 'A305', zh: '消防员定位系统', en: 'Firefighter locating system' },
      ],
    },
    {
      value: 'A400',
      zh: '视频及人工智能应用',
      en: 'Video and artificial intelligence applications',
      children: [
        { value: 'A401', zh: '烟火智能识别摄像机', en: 'Smoke and flame recognition camera' },
        { value: 'A402', zh: '消防通道占用识别系统', en: 'Fire lane obstruction recognition system' },
        { value: 'A403', zh: '电动自行车入梯识别系统', en: 'Lift camera for e-bike recognition' },
      ],
    },
  ],
}
