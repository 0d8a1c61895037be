import type { CodeItem } from '../../code-list'

export const waterSupply: CodeItem = {
  value: '5000',
  zh: '消防给水及输水器材',
  en: 'Fire water supply and delivery',
  children: [
    {
      value: '5100',
      zh: '消防泵及供水设备',
      en: 'Fire pumps and water supply sets',
      children: [
        { value: '5101', zh: '电动消防泵', en: 'Electric fire pump' },
        { value: '5102', zh: '柴油机消防泵', en: 'Diesel engine fire pump' },
        { value: '5103', zh: '手抬机动消防泵', en: 'Portable fire pump' },
        { value: '5104', zh: '消防稳压给水设备', en: 'Pressure maintenance water supply set' },
        { value: '5105', zh: '消防水泵控制柜', en: 'Fire pump controller' },
      ],
    },
    {
      value: '5200',
      zh: '消火栓及附件',
      en: 'Fire hydrants and fittings',
      children: [
        { value: '5201', zh: '室内消火栓', en: 'Indoor fire hydrant' },
        { value: '5202', zh: '室外消火栓', en: 'Outdoor fire hydrant' },
        { value: '5203', zh: '消火栓箱', en: 'Hydrant cabinet' },
        { value: '5204', zh: '消防水泵接合器', en: 'Fire department connection' },
        { value: '5205', zh: '消防软管卷盘', en: 'Fire hose reel' },
        { value: '5206', zh: '消防水鹤', en: 'Overhead water crane for fire trucks' },
      ],
    },
    {
      value: '5300',
      zh: '消防水带及接口',
      en: 'Fire hoses and couplings',
      children: [
        { value: '5301', zh: '有衬里消防水带', en: 'Lined fire hose' },
        { value: '5302', zh: '消防吸水管', en: 'Suction hose' },
        { value: '5303', zh: '消防接口', en: 'Fire hose coupling' },
      ],
    },
    {
      value: '5400',
      zh: '消防枪及移动炮',
      en: 'Nozzles and portable monitors',
      children: [
        { value: '5401', zh: '直流喷雾水枪', en: 'Combination jet and spray nozzle' },
        { value: '5402', zh: '泡沫枪', en: 'Foam branchpipe' },
        { value: '5403', zh: '移动消防炮', en: 'Portable fire monitor' },
      ],
    },
    {
      value: '5500',
      zh: '消防管道及阀门',
      en: 'Fire piping and valves',
      children: [
        { value: '5501', zh: '消防用热镀锌钢管', en: 'Hot-dip galvanised steel pipe for fire service' },
        { value: '5502', zh: '沟槽式管接件', en: 'Grooved pipe fitting' },
        { value: '5503', zh: '消防用CPVC管材管件', en: 'CPVC pipe and fittings for sprinklers' },
        { value: '5504', zh: '抗震支吊架', en: 'Seismic bracing' },
      ],
    },
  ],
}
