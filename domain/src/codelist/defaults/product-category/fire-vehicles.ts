import type { CodeItem } from '../../code-list'

export const fireVehicles: CodeItem = {
  value: '1000',
  zh: '消防车辆及大型装备',
  en: 'Fire vehicles and large equipment',
  children: [
    {
      value: '1100',
      zh: '灭火类消防车',
      en: 'Fire-extinguishing trucks',
      children: [
        { value: '1101', zh: '水罐消防车', en: 'Water tank fire truck' },
        { value: '1102', zh: '泡沫消防车', en: 'Foam fire truck' },
        { value: '1103', zh: '压缩空气泡沫消防车', en: 'Compressed air foam (CAFS) fire truck' },
        { value: '1104', zh: '干粉消防车', en: 'Dry powder fire truck' },
        { value: '1105', zh: '涡喷消防车', en: 'Turbojet fire truck' },
        { value: '1106', zh: '机场消防车', en: 'Airport fire truck (ARFF vehicle)' },
      ],
    },
    {
      value: '1200',
      zh: '举高类消防车',
      en: 'Aerial fire trucks',
      children: [
        { value: '1201', zh: '云梯消防车', en: 'Aerial ladder fire truck' },
        { value: '1202', zh: '登高平台消防车', en: 'Aerial platform fire truck' },
        { value: '1203', zh: '举高喷射消防车', en: 'Water tower fire truck' },
        { value: '1204', zh: '举高破拆消防车', en: 'Elevating breaching fire truck' },
      ],
    },
    {
      value: '1300',
      zh: '专勤类消防车',
      en: 'Special-service fire vehicles',
      children: [
        { value: '1301', zh: '抢险救援消防车', en: 'Rescue tender' },
        { value: '1302', zh: '照明消防车', en: 'Lighting truck' },
        { value: '1303', zh: '排烟消防车', en: 'Smoke exhaust truck' },
        { value: '1304', zh: '化学事故抢险救援消防车', en: 'Hazmat response truck' },
        { value: '1305', zh: '通信指挥消防车', en: 'Communications and command vehicle' },
      ],
    },
    {
      value: '1400',
      zh: '保障类消防车',
      en: 'Support fire vehicles',
      children: [
        { value: '1401', zh: '供气消防车', en: 'Breathing air supply truck' },
        { value: '1402', zh: '器材消防车', en: 'Equipment tender' },
        { value: '1403', zh: '供液消防车', en: 'Foam concentrate supply truck' },
        { value: '1404', zh: '自装卸式消防车', en: 'Hook-lift fire truck' },
        { value: '1405', zh: '大流量远程供水系统', en: 'Large-flow long-distance water supply system' },
      ],
    },
    {
      value: '1500',
      zh: '轻型及水上消防装备',
      en: 'Light and waterborne fire equipment',
      children: [
        { value: '1501', zh: '消防摩托车', en: 'Fire motorcycle' },
        { value: '1502', zh: '全地形消防车', en: 'All-terrain fire vehicle' },
        { value: '1503', zh: '消防船', en: 'Fireboat' },
      ],
    },
    {
      value: '1600',
      zh: '消防车底盘及车载装备',
      en: 'Fire truck chassis and mounted equipment',
      children: [
        { value: '1601', zh: '消防车底盘', en: 'Fire truck chassis' },
        { value: '1602', zh: '车载消防泵', en: 'Vehicle-mounted fire pump' },
        { value: '1603', zh: '车载消防炮', en: 'Vehicle-mounted fire monitor' },
        { value: '1604', zh: '车载升降照明灯', en: 'Vehicle-mounted telescopic light mast' },
        { value: '1605', zh: '车用铝合金卷帘门', en: 'Aluminium roll-up shutter for vehicles' },
      ],
    },
  ],
}
