import type { CodeItem } from '../code-list'

export const groupType: CodeItem[] = [
  { value: '01', zh: '国家展团', en: 'Country pavilion' },
  { value: '02', zh: '省市展团', en: 'Provincial or municipal group' },
  { value: '03', zh: '产业园区展团', en: 'Industrial park group' },
  { value: '04', zh: '协会商会展团', en: 'Association or chamber group' },
  { value: '05', zh: '企业集团展团', en: 'Corporate group' },
  { value: '99', zh: '其他', en: 'Other' },
]
