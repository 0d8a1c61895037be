import type { CodeItem } from '../../code-list'

export const fixedSystems: CodeItem = {
  value: '4000',
  zh: '固定灭火系统',
  en: 'Fixed fire-extinguishing systems',
  children: [
    {
      value: '4100',
      zh: '自动喷水灭火系统',
      en: 'Automatic sprinkler systems',
      children: [
        { value: '4101', zh: '洒水喷头', en: 'Sprinkler head' },
        { value: '4102', zh: '早期抑制快速响应喷头', en: 'Early suppression fast response (ESFR) sprinkler' },
        { value: '4103', zh: '湿式报警阀组', en: 'Wet alarm valve assembly' },
        { value: '4104', zh: '预作用装置', en: 'Preaction valve assembly' },
        { value: '4105', zh: '雨淋报警阀组', en: 'Deluge valve assembly' },
        { value: '4106', zh: '消防洒水软管', en: 'Flexible sprinkler hose' },
      ],
    },
    {
      value: '4200',
      zh: '细水雾及水喷雾灭火系统',
      en: 'Water mist and water spray systems',
      children: [
        { value: '4201', zh: '高压细水雾灭火系统', en: 'High-pressure water mist system' },
        { value: '4202', zh: '中低压细水雾灭火系统', en: 'Medium- and low-pressure water mist system' },
        { value: '4203', zh: '水喷雾灭火系统', en: 'Water spray system' },
      ],
    },
    {
      value: '4300',
      zh: '泡沫灭火系统',
      en: 'Foam extinguishing systems',
      children: [
        { value: '4301', zh: '泡沫比例混合装置', en: 'Foam proportioner' },
        { value: '4302', zh: '泡沫产生器', en: 'Foam maker' },
        { value: '4303', zh: '高倍数泡沫发生器', en: 'High-expansion foam generator' },
        { value: '4304', zh: '固定式压缩空气泡沫系统', en: 'Fixed compressed air foam system' },
      ],
    },
    {
      value: '4400',
      zh: '气体灭火系统',
      en: 'Gas fire extinguishing systems',
      children: [
        { value: '4401', zh: '七氟丙烷灭火系统', en: 'HFC-227ea extinguishing system' },
        { value: '4402', zh: '全氟己酮灭火系统', en: 'FK-5-1-12 extinguishing system' },
        { value: '4403', zh: '惰性气体灭火系统', en: 'Inert gas extinguishing system' },
        { value: '4404', zh: '二氧化碳灭火系统', en: 'Carbon dioxide extinguishing system' },
        { value: '4405', zh: '探火管灭火装置', en: 'Detection tube extinguishing unit' },
      ],
    },
    {
      value: '4500',
      zh: '干粉及气溶胶灭火装置',
      en: 'Powder and aerosol extinguishing units',
      children: [
        { value: '4501', zh: '干粉灭火系统', en: 'Dry powder extinguishing system' },
        { value: '4502', zh: '超细干粉灭火装置', en: 'Superfine powder extinguishing unit' },
        { value: '4503', zh: '热气溶胶灭火装置', en: 'Condensed aerosol extinguishing unit' },
      ],
    },
    {
      value: '4600',
      zh: '消防炮及专用灭火装置',
      en: 'Fire monitors and special-purpose units',
      children: [
        { value: '4601', zh: '固定消防炮灭火系统', en: 'Fixed fire monitor system' },
        {
          value: '4602',
          zh: '自动跟踪定位射流灭火系统',
          en: 'Auto-tracking and targeting jet suppression system',
        },
        { value: '4603', zh: '厨房设备灭火装置', en: 'Kitchen fire suppression system' },
        {
          value: '4604',
          zh: '变压器排油注氮灭火装置',
          en: 'Transformer oil-drain and nitrogen-injection system',
        },
        { value: '4605', zh: '风力发电机组灭火系统', en: 'Wind turbine fire suppression system' },
      ],
    },
  ],
}
