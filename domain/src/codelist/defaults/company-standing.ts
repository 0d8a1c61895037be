import type { CodeItem } from '../code-list'

export const companyNature: CodeItem[] = [
  { value: '01', zh: '国有企业', en: 'State-owned enterprise' },
  { value: '02', zh: '集体企业', en: 'Collectively owned enterprise' },
  { value: '03', zh: '民营企业', en: 'Privately owned enterprise' },
  { value: '04', zh: '中外合资企业', en: 'Sino-foreign joint venture' },
  { value: '05', zh: '外商独资企业', en: 'Wholly foreign-owned enterprise' },
  { value: '06', zh: '港澳台投资企业', en: 'Enterprise with Hong Kong, Macao or Taiwan investment' },
  { value: '07', zh: '科研院所及事业单位', en: 'Research institute or public institution' },
  { value: '08', zh: '社会团体', en: 'Association or non-profit organisation' },
  { value: '99', zh: '其他', en: 'Other' },
]

export const highTechLevel: CodeItem[] = [
  { value: '01', zh: '国家级', en: 'National' },
  { value: '02', zh: '省级', en: 'Provincial' },
  { value: '03', zh: '市级', en: 'Municipal' },
]

export const creditGrade: CodeItem[] = [
  { value: 'AAA', zh: 'AAA级', en: 'Grade AAA' },
  { value: 'AA', zh: 'AA级', en: 'Grade AA' },
  { value: 'A', zh: 'A级', en: 'Grade A' },
  { value: 'B', zh: 'B级', en: 'Grade B' },
  { value: 'C', zh: 'C级', en: 'Grade C' },
]

export const certification: CodeItem[] = [
  { value: '01', zh: 'UL认证（美国）', en: 'UL (USA)' },
  { value: '02', zh: 'FM认证（美国）', en: 'FM Approvals (USA)' },
  { value: '03', zh: 'CE标志（欧盟）', en: 'CE marking (European Union)' },
  { value: '04', zh: 'LPCB认证（英国）', en: 'LPCB (United Kingdom)' },
  { value: '05', zh: 'BSI风筝标志认证（英国）', en: 'BSI Kitemark (United Kingdom)' },
  { value: '06', zh: 'VdS认证（德国）', en: 'VdS (Germany)' },
  { value: '07', zh: 'TÜV认证（德国）', en: 'TÜV (Germany)' },
  { value: '08', zh: 'EAC认证（欧亚经济联盟）', en: 'EAC (Eurasian Economic Union)' },
  { value: '09', zh: 'KFI认证（韩国）', en: 'KFI (Republic of Korea)' },
  { value: '10', zh: '船用设备指令认证（MED）', en: 'Marine Equipment Directive (MED)' },
  { value: '11', zh: '防爆认证（ATEX/IECEx）', en: 'Explosion protection (ATEX/IECEx)' },
  { value: '12', zh: 'ISO 9001质量管理体系认证', en: 'ISO 9001 quality management' },
  { value: '13', zh: 'ISO 14001环境管理体系认证', en: 'ISO 14001 environmental management' },
  { value: '14', zh: 'ISO 45001职业健康安全管理体系认证', en: 'ISO 45001 occupational health and safety' },
  { value: '99', zh: '其他', en: 'Other' },
]
