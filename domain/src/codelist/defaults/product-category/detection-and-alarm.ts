import type { CodeItem } from '../../code-list'

export const detectionAndAlarm: CodeItem = {
  value: '3000',
  zh: '火灾探测报警',
  en: 'Fire detection and alarm',
  children: [
    {
      value: '3100',
      zh: '火灾探测器',
      en: 'Fire detectors',
      children: [
        { value: '3101', zh: '点型感烟火灾探测器', en: 'Point-type smoke detector' },
        { value: '3102', zh: '点型感温火灾探测器', en: 'Point-type heat detector' },
        { value: '3103', zh: '火焰探测器', en: 'Flame detector' },
        { value: '3104', zh: '线型光束感烟火灾探测器', en: 'Optical beam smoke detector' },
        { value: '3105', zh: '线型感温火灾探测器', en: 'Linear heat detector' },
        { value: '3106', zh: '吸气式感烟火灾探测器', en: 'Aspirating smoke detector' },
        { value: '3107', zh: '图像型火灾探测器', en: 'Video image fire detector' },
        { value: '3108', zh: '独立式感烟火灾探测报警器', en: 'Stand-alone smoke alarm' },
      ],
    },
    {
      value: '3200',
      zh: '报警与联动控制设备',
      en: 'Alarm and control equipment',
      children: [
        { value: '3201', zh: '火灾报警控制器', en: 'Fire alarm control panel' },
        { value: '3202', zh: '消防联动控制器', en: 'Fire equipment control panel' },
        { value: '3203', zh: '消防控制室图形显示装置', en: 'Graphic display unit for fire control rooms' },
        { value: '3204', zh: '输入输出模块', en: 'Input/output module' },
      ],
    },
    {
      value: '3300',
      zh: '触发与警报装置',
      en: 'Initiating and notification devices',
      children: [
        { value: '3301', zh: '手动火灾报警按钮', en: 'Manual call point' },
        { value: '3302', zh: '火灾声光警报器', en: 'Fire alarm sounder beacon' },
        { value: '3303', zh: '消防应急广播设备', en: 'Fire emergency broadcasting equipment' },
        { value: '3304', zh: '消防电话系统', en: 'Fire telephone system' },
      ],
    },
    {
      value: '3400',
      zh: '气体探测报警设备',
      en: 'Gas detection and alarm equipment',
      children: [
        { value: '3401', zh: '工业可燃气体探测器', en: 'Industrial combustible gas detector' },
        { value: '3402', zh: '家用可燃气体探测器', en: 'Household combustible gas detector' },
        { value: '3403', zh: '可燃气体报警控制器', en: 'Combustible gas alarm control panel' },
        { value: '3404', zh: '便携式气体探测器', en: 'Portable gas detector' },
      ],
    },
    {
      value: '3500',
      zh: '消防设施监控设备',
      en: 'Fire facility monitoring equipment',
      children: [
        { value: '3501', zh: '消防设备电源监控系统', en: 'Fire equipment power supply monitoring system' },
        { value: '3502', zh: '防火门监控系统', en: 'Fire door monitoring system' },
        { value: '3503', zh: '余压监控系统', en: 'Differential pressure monitoring system' },
      ],
    },
  ],
}
