import type { CodeItem } from '../../code-list'

export const forestAndSpecial: CodeItem = {
  value: '9000',
  zh: '森林草原及特种消防',
  en: 'Wildland and special-risk firefighting',
  children: [
    {
      value: '9100',
      zh: '森林草原灭火装备',
      en: 'Wildland firefighting equipment',
      children: [
        { value: '9101', zh: '风力灭火机', en: 'Forest fire blower' },
        { value: '9102', zh: '背负式细水雾灭火装置', en: 'Backpack water mist unit' },
        { value: '9103', zh: '森林消防水泵', en: 'Forest fire pump' },
        { value: '9104', zh: '森林灭火弹', en: 'Forest fire-extinguishing bomb' },
        { value: '9105', zh: '林火视频监测系统', en: 'Forest fire video monitoring system' },
      ],
    },
    {
      value: '9200',
      zh: '消防机器人',
      en: 'Firefighting robots',
      children: [
        { value: '9201', zh: '消防灭火机器人', en: 'Fire-extinguishing robot' },
        { value: '9202', zh: '消防侦察机器人', en: 'Fire reconnaissance robot' },
        { value: '9203', zh: '隧道管廊巡检机器人', en: 'Tunnel inspection robot' },
      ],
    },
    {
      value: '9300',
      zh: '消防航空装备',
      en: 'Airborne firefighting equipment',
      children: [
        { value: '9301', zh: '灭火无人机', en: 'Firefighting drone' },
        { value: '9302', zh: '侦察无人机', en: 'Reconnaissance drone' },
        { value: '9303', zh: '直升机灭火吊桶', en: 'Helicopter fire bucket' },
      ],
    },
    {
      value: '9400',
      zh: '石油化工消防防爆',
      en: 'Petrochemical fire and explosion protection',
      children: [
        { value: '9401', zh: '阻火器', en: 'Flame arrester' },
        { value: '9402', zh: '抑爆系统', en: 'Explosion suppression system' },
        { value: '9403', zh: '泄爆装置', en: 'Explosion vent' },
        { value: '9404', zh: '火花探测熄灭系统', en: 'Spark detection and extinguishing system' },
      ],
    },
    {
      value: '9500',
      zh: '船舶及轨道交通消防',
      en: 'Marine and rail fire protection',
      children: [
        { value: '9501', zh: '船用火灾报警系统', en: 'Marine fire alarm system' },
        { value: '9502', zh: '船用固定灭火系统', en: 'Marine fixed fire-extinguishing system' },
        { value: '9503', zh: '轨道车辆火灾报警系统', en: 'Rail vehicle fire alarm system' },
        { value: '9504', zh: '客车发动机舱灭火装置', en: 'Bus engine compartment fire suppression unit' },
      ],
    },
  ],
}
