import type { CodeItem } from '../../code-list'

export const extinguishersAndAgents: CodeItem = {
  value: '2000',
  zh: '灭火器及灭火剂',
  en: 'Fire extinguishers and extinguishing agents',
  children: [
    {
      value: '2100',
      zh: '手提式灭火器',
      en: 'Portable fire extinguishers',
      children: [
        { value: '2101', zh: '手提式干粉灭火器', en: 'Portable dry powder extinguisher' },
        { value: '2102', zh: '手提式二氧化碳灭火器', en: 'Portable carbon dioxide extinguisher' },
        { value: '2103', zh: '手提式水基型灭火器', en: 'Portable water-based extinguisher' },
        { value: '2104', zh: '手提式洁净气体灭火器', en: 'Portable clean agent extinguisher' },
        { value: '2105', zh: '简易式灭火器', en: 'Disposable aerosol-can extinguisher' },
      ],
    },
    {
      value: '2200',
      zh: '推车式灭火器',
      en: 'Wheeled fire extinguishers',
      children: [
        { value: '2201', zh: '推车式干粉灭火器', en: 'Wheeled dry powder extinguisher' },
        { value: '2202', zh: '推车式二氧化碳灭火器', en: 'Wheeled carbon dioxide extinguisher' },
      ],
    },
    {
      value: '2300',
      zh: '灭火器配件及维修设备',
      en: 'Extinguisher parts and servicing equipment',
      children: [
        { value: '2301', zh: '灭火器瓶体', en: 'Extinguisher cylinder' },
        { value: '2302', zh: '灭火器阀门', en: 'Extinguisher valve' },
        { value: '2303', zh: '灭火器箱', en: 'Extinguisher cabinet' },
        { value: '2304', zh: '灭火器充装维修设备', en: 'Extinguisher filling and servicing equipment' },
      ],
    },
    {
      value: '2400',
      zh: '泡沫灭火剂',
      en: 'Foam concentrates',
      children: [
        { value: '2401', zh: '水成膜泡沫灭火剂', en: 'Aqueous film-forming foam (AFFF) concentrate' },
        { value: '2402', zh: '抗溶性泡沫灭火剂', en: 'Alcohol-resistant foam concentrate' },
        { value: '2403', zh: '蛋白类泡沫灭火剂', en: 'Protein-based foam concentrate' },
        { value: '2404', zh: '高倍数泡沫灭火剂', en: 'High-expansion foam concentrate' },
        { value: '2405', zh: '无氟泡沫灭火剂', en: 'Fluorine-free foam concentrate' },
        { value: '2406', zh: 'A类泡沫灭火剂', en: 'Class A foam concentrate' },
      ],
    },
    {
      value: '2500',
      zh: '其他灭火剂',
      en: 'Other extinguishing agents',
      children: [
        { value: '2501', zh: 'ABC干粉灭火剂', en: 'ABC dry powder agent' },
        { value: '2502', zh: 'D类干粉灭火剂', en: 'Class D dry powder agent' },
        { value: '2503', zh: '七氟丙烷灭火剂', en: 'HFC-227ea agent' },
        { value: '2504', zh: '全氟己酮灭火剂', en: 'FK-5-1-12 agent' },
        { value: '2505', zh: '水系灭火剂', en: 'Water-based extinguishing agent' },
        { value: '2506', zh: '厨房设备灭火剂', en: 'Wet chemical agent for kitchen fires' },
      ],
    },
  ],
}
