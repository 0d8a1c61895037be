import { both, bullets, type DemoContent, head, numbers, say } from './entry'

export const newsContent: DemoContent = (calendar) => ({
  portalNews: [
    {
      says: {
        title: both('第二轮选位开放，290 个展位可选', 'The second round is open: 290 booths to choose from'),
        category: 'announcement',
        shownOn: calendar.date(-3),
        pinned: true,
        summary: both(
          '已通过审核的企业可在自己的时段内在线选位，逾期由组委会安排。',
          'Companies that were approved choose online in a time of their own. What is not chosen is assigned.',
        ),
        coverAlt: both('展位图上亮起的可选展位', 'Booths that can be chosen light up on the plan'),
        body: [
          say('第二轮在线选位已经开始。', 'The second round of choosing online has begun.'),
          head('怎么选', 'How to choose'),
          numbers(
            '在首页查看本企业的时段\n到时打开“展位选择”，点选并确认\n两小时内可以更换一次',
            'See your time on your home page\nOpen “Booths” when it begins, choose and confirm\nWithin two hours you may change once',
          ),
          say('详见[常见问题](/visit/questions)。', 'More is under [questions](/visit/questions).'),
        ],
        source: both('组委会', 'Organising Committee'),
      },
      daysAgo: 3,
    },
    {
      says: {
        title: both('南广场增设两场举高车实操', 'Two more aerial-ladder drills on the South Plaza'),
        category: 'event',
        shownOn: calendar.date(-8),
        summary: both(
          '每日由两场增至四场，每场 40 个观摩席位。',
          'Four drills a day instead of two, 40 places each.',
        ),
        coverAlt: both('举高车工作斗向南广场射水', 'A platform throws water over the South Plaza'),
        body: [
          head('新增场次', 'New drills'),
          bullets(
            '09:30，32 米举高车，高空救援\n15:30，54 米登高平台，射水',
            '9.30 am, 32 m ladder, rescue at height\n3.30 pm, 54 m platform, water jet',
          ),
          say(
            '大风六级以上取消，以现场通知为准。',
            'Called off in strong wind; please mind the notices on site.',
          ),
          say('观摩区设在 S1 东侧，请从 W4 南门绕行。', ''),
        ],
        source: both('', ''),
      },
      daysAgo: 8,
      since: {
        summary: both(
          '每日由两场增至四场，每场 60 个观摩席位，凭观众证免费参加。',
          'Four drills a day instead of two, 60 places each, free with a visitor badge.',
        ),
      },
    },
    {
      says: {
        title: both('公开摇号结果与验算方法公布', 'The draw, and how to check it'),
        category: 'announcement',
        shownOn: calendar.date(-20),
        summary: both(
          '任何人都可以用公布的种子复算每一家企业的顺序。',
          'Anybody can work out every place again from the published seed.',
        ),
        body: [
          say(
            '摇号于公证员监督下进行，全部数据已经公布。',
            'The draw was held before a notary, and all of its data are public.',
          ),
          say(
            '打开[验算页面](/verify)，输入报名编号即可核对。',
            'Open the [page to verify it](/verify) and enter a registration number.',
          ),
        ],
        source: both('公证处', 'Notary'),
      },
      daysAgo: 20,
    },
    {
      says: {
        title: both('境外展团报名延至下月', 'Overseas groups may sign up for another month'),
        category: 'exhibitors',
        shownOn: calendar.date(-26),
        summary: both('应多国展团要求，报名截止日期延后。', 'Several national groups asked for it.'),
        body: [say('其余安排不变。', 'Nothing else changes.')],
        source: both('', ''),
      },
      daysAgo: 26,
    },
    {
      state: 'draft',
      due: 5,
      says: {
        title: both('媒体注册开放', 'Press registration opens'),
        category: 'press',
        shownOn: calendar.date(5),
        summary: both(
          '记者可在线注册并领取采访证。',
          'Journalists register online and collect their badge at the press desk.',
        ),
        body: [
          say('请准备记者证与在职证明。', 'Please have your press card and a letter of your editor ready.'),
        ],
        source: both('', ''),
      },
      daysAgo: 2,
    },
    {
      state: 'draft',
      says: {
        title: both('特装施工申报系统开放', ''),
        category: 'exhibitors',
        shownOn: calendar.date(0),
        summary: both('主场服务商的图纸审核系统下周上线。', ''),
        body: [],
        source: both('', ''),
      },
      daysAgo: 1,
    },
    {
      state: 'withdrawn',
      says: {
        title: both('早鸟优惠进行中', 'Early-bird prices'),
        category: 'announcement',
        shownOn: calendar.date(-90),
        summary: both('优惠已结束。', 'They have ended.'),
        body: [say('感谢支持。', 'Thank you.')],
        source: both('', ''),
      },
      daysAgo: 90,
    },
  ],
})
