import type { CodeItem } from '../code-list'

export const exhibitType: CodeItem[] = [
  { value: '01', zh: '车辆及大型装备', en: 'Vehicles and large equipment' },
  { value: '02', zh: '设备器材', en: 'Equipment and materials' },
  { value: '03', zh: '建筑防火及消防服务', en: 'Building fire protection and services' },
  { value: '99', zh: '多种展品类型', en: 'Several exhibit types', formHidden: true },
]

/** The first two characters are the exhibit type the subtype belongs to. */
export const exhibitSubtype: CodeItem[] = [
  { value: '0101', zh: '灭火类消防车', en: 'Fire-extinguishing trucks' },
  { value: '0102', zh: '举高类消防车', en: 'Aerial fire trucks' },
  { value: '0103', zh: '专勤类消防车', en: 'Special-service fire vehicles' },
  { value: '0104', zh: '保障类消防车', en: 'Support fire vehicles' },
  { value: '0105', zh: '消防船艇及航空装备', en: 'Fireboats and airborne equipment' },
  { value: '0106', zh: '消防车底盘及车载装备', en: 'Fire truck chassis and mounted equipment' },
  { value: '0201', zh: '灭火器及灭火剂', en: 'Extinguishers and extinguishing agents' },
  { value: '0202', zh: '火灾探测报警设备', en: 'Fire detection and alarm equipment' },
  { value: '0203', zh: '固定灭火系统设备', en: 'Fixed fire-extinguishing systems' },
  { value: '0204', zh: '消防给水及输水器材', en: 'Fire water supply equipment' },
  { value: '0205', zh: '应急照明及疏散逃生器材', en: 'Emergency lighting and escape equipment' },
  { value: '0206', zh: '消防员防护装备', en: "Firefighters' protective equipment" },
  { value: '0207', zh: '抢险救援器材', en: 'Rescue tools and equipment' },
  { value: '0208', zh: '智慧消防及通信指挥', en: 'Smart fire protection, communications and command' },
  { value: '0209', zh: '电气火灾及新能源安全', en: 'Electrical fire prevention and new-energy safety' },
  { value: '0301', zh: '防火门窗及防火卷帘', en: 'Fire doors, windows and shutters' },
  { value: '0302', zh: '防火及阻燃材料', en: 'Fireproof and flame-retardant materials' },
  { value: '0303', zh: '防排烟设备', en: 'Smoke control equipment' },
  { value: '0304', zh: '检测认证及工程服务', en: 'Testing, certification and engineering services' },
  { value: '0305', zh: '教育培训及媒体', en: 'Training, education and media' },
]
