import type { CodeItem } from '../../code-list'

export const fireServices: CodeItem = {
  value: 'C000',
  zh: '消防服务',
  en: 'Fire protection services',
  children: [
    {
      value: 'C100',
      zh: '检验检测认证',
      en: 'Testing and certification',
      children: [
        { value: 'C101', zh: '消防产品检验', en: 'Fire product testing' },
        { value: 'C102', zh: '消防产品认证', en: 'Fire product certification' },
        { value: 'C103', zh: '消防设施检测', en: 'Fire facility inspection' },
        { value: 'C104', zh: '燃烧性能试验设备', en: 'Reaction-to-fire test equipment' },
      ],
    },
    {
      value: 'C200',
      zh: '工程技术服务',
      en: 'Engineering services',
      children: [
        { value: 'C201', zh: '消防工程设计', en: 'Fire protection design' },
        { value: 'C202', zh: '消防工程施工', en: 'Fire protection installation' },
        { value: 'C203', zh: '消防设施维护保养', en: 'Fire facility maintenance' },
        { value: 'C204', zh: '消防安全评估', en: 'Fire safety assessment' },
      ],
    },
    {
      value: 'C300',
      zh: '教育培训',
      en: 'Training and education',
      children: [
        { value: 'C301', zh: '消防职业技能培训', en: 'Fire vocational training' },
        { value: 'C302', zh: '消防模拟训练设施', en: 'Fire training simulator' },
        { value: 'C303', zh: '消防虚拟现实体验设备', en: 'Virtual reality fire safety trainer' },
        { value: 'C304', zh: '消防科普教育展馆', en: 'Fire safety education centre' },
      ],
    },
    {
      value: 'C400',
      zh: '媒体及行业机构',
      en: 'Media and industry bodies',
      children: [
        { value: 'C401', zh: '消防媒体及出版', en: 'Fire safety media and publishing' },
        { value: 'C402', zh: '行业协会及学会', en: 'Trade association or learned society' },
        { value: 'C403', zh: '消防产业园区', en: 'Fire industry park' },
      ],
    },
  ],
}
