import { both, type DemoContent, say } from './entry'

export const frontContent: DemoContent = (calendar) => ({
  portalWelcome: [
    {
      says: {
        title: both('欢迎来到消防装备的现场', 'Welcome to where fire equipment is at work'),
        speaker: both('组委会主任', 'Chair of the Organising Committee'),
        office: both('国际消防设备技术交流展览会', 'International Fire Safety Exhibition'),
        portraitAlt: both('主任在开幕式致辞', 'The chair speaking at the opening'),
        body: [
          say(
            '四十年前，第一届展会只有一个馆、六十家企业。今天，您将在九个展馆和两片室外场地看到消防的每一个环节：从探测器里的一枚芯片，到百米登高的云梯。',
            'Forty years ago the first fair filled a single hall with sixty companies. Today nine halls and two outdoor areas show every part of fire safety, from the chip in a detector to a ladder a hundred metres high.',
          ),
          say(
            '展会不只是展品。请安排时间观看室外实操，与一线消防员交谈，并在闭幕前与我们分享您的看法。',
            'A fair is more than what stands on it. Watch the drills outside, talk to people who fight fires, and tell us what you think before the doors close.',
          ),
        ],
      },
    },
    {
      says: {
        title: both('致海外参展商', 'To our exhibitors from abroad'),
        speaker: both('国际合作部', 'International Relations'),
        office: both('', ''),
        body: [
          say(
            '我们为海外企业准备了英文手册、清关协助和驻场翻译。有任何需要，请直接来信。',
            'We have prepared manuals in English, help with customs and interpreters on site. Whatever you need, write to us directly.',
          ),
        ],
      },
    },
  ],
  portalFeature: [
    {
      says: {
        title: both('大型装备实操', 'Large equipment at work'),
        figure: both('每天 4 场', '4 drills a day'),
        summary: both(
          '举高车射水、破拆救援与无人机侦察，在南广场轮番上演。',
          'Ladder trucks, cutting and rescue, drones: one drill after the other on the South Plaza.',
        ),
        pictureAlt: both(
          '黄昏，举高车工作斗向南广场射水',
          'At dusk a platform throws water over the South Plaza',
        ),
      },
    },
    {
      says: {
        title: both('全产业链同场', 'The whole industry in one place'),
        figure: both('12 万平方米', '120,000 m²'),
        summary: both(
          '车辆、装备、报警、灭火、材料与服务分馆陈列，一天走遍上下游。',
          'Vehicles, equipment, alarms, extinguishing, materials and services, hall by hall.',
        ),
      },
    },
    {
      says: {
        title: both('标准发布', 'New standards'),
        figure: both('30 余项', 'More than 30'),
        summary: both(
          '主管部门与标准起草人现场解读新规，答疑到最后一个问题。',
          'Those who wrote the new rules explain them, and stay until the last question.',
        ),
      },
    },
    {
      state: 'draft',
      says: {
        title: both('青少年消防体验', 'Fire safety for the young'),
        figure: both('', ''),
        summary: both('烟雾逃生、急救与家庭隐患排查，周六全天开放。', ''),
      },
    },
  ],
  portalDate: [
    {
      says: {
        title: both('参展报名截止', 'Sign-up closes'),
        audience: 'exhibitors',
        beginsAt: new Date(calendar.at(40, '18:00')),
        remark: both('逾期视展位情况受理', 'Afterwards as far as booths are left'),
      },
    },
    {
      says: {
        title: both('特装展台进场', 'Building of custom stands'),
        audience: 'exhibitors',
        beginsAt: new Date(calendar.at(150, '08:00')),
        endsBy: new Date(calendar.at(153, '18:00')),
        remark: both('加班须当天 15:00 前申请', 'Ask for overtime before 3 pm of the day'),
      },
    },
    {
      says: {
        title: both('开幕式', 'Opening ceremony'),
        audience: 'everybody',
        beginsAt: new Date(calendar.at(154, '09:30')),
        remark: both('南广场', 'South Plaza'),
      },
    },
    {
      says: {
        title: both('展期', 'The fair is open'),
        audience: 'visitors',
        beginsAt: new Date(calendar.at(154, '09:00')),
        endsBy: new Date(calendar.at(157, '15:00')),
        remark: both('最后一天 15:00 停止入场', 'On the last day nobody is let in after 3 pm'),
      },
    },
  ],
  portalHighlight: [
    {
      says: {
        title: both('水幕下的云梯', 'Ladders in the spray'),
        takenOn: calendar.date(-400),
        pictureAlt: both('两台云梯车在水幕中展开', 'Two ladder trucks unfold in the spray'),
        summary: both(
          '上届开幕日，三台百米云梯同时升起。',
          'Three ladders of a hundred metres rise on the first day of the last edition.',
        ),
      },
    },
    {
      says: {
        title: both('第一次握住水枪', 'A first time at the nozzle'),
        takenOn: calendar.date(-399),
        pictureAlt: both(
          '一名孩子在消防员帮助下握住水枪',
          'A child holds a nozzle with the help of a fire fighter',
        ),
        summary: both('公众开放日，两千名孩子体验。', 'Two thousand children tried it on the open day.'),
      },
    },
    {
      says: {
        title: both('无人机编队', 'Drones in formation'),
        takenOn: calendar.date(-398),
        pictureAlt: both('无人机在傍晚的展馆上空悬停', 'Drones hover over the halls in the evening'),
        summary: both('', ''),
      },
    },
  ],
})
