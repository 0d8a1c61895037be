import { both, type DemoContent, say } from './entry'

const firm = (name: [string, string], scope: [string, string], number: string) => ({
  name: both(...name),
  scope: both(...scope),
  contact: both('客服', 'Service desk'),
  phone: `010-8457${number}`,
  email: `desk${number}@partner.example`,
  website: `https://partner.example/${number}`,
})

export const partnersContent: DemoContent = () => ({
  portalOperator: [
    {
      says: {
        ...firm(
          ['北方展览工程', 'North Exhibition Works'],
          ['特装图纸审核、水电气、现场安全', 'Checks of drawings, water, power and air, safety on site'],
          '2001',
        ),
        halls: both('W1–W5', 'W1 to W5'),
        body: [say('图纸审核一般两个工作日。', 'Drawings are usually checked within two working days.')],
      },
    },
    {
      says: {
        ...firm(
          ['华东会展服务', 'East China Exhibition Services'],
          ['标准展位、家具与展具', 'Shell schemes, furniture and fittings'],
          '2002',
        ),
        halls: both('E1–E4、室外', 'E1 to E4, outdoors'),
        body: [],
      },
    },
  ],
  portalForwarder: [
    {
      says: firm(
        ['通达国际物流', 'Tongda Logistics'],
        ['门到门运输、清关、现场搬运', 'Door to door, customs, handling on site'],
        '3001',
      ),
    },
    {
      says: firm(
        ['北斗大件运输', 'Big Dipper Heavy Transport'],
        ['消防车与超限设备', 'Fire engines and oversized equipment'],
        '3002',
      ),
    },
  ],
  portalProvider: [
    {
      says: {
        ...firm(['木石设计', 'Timber & Stone'], ['展台设计与搭建', 'Design and building of stands'], '4001'),
        category: 'stands',
      },
    },
    {
      says: {
        ...firm(
          ['言桥翻译', 'Word Bridge'],
          ['英、德、日、俄语驻场翻译', 'Interpreters for English, German, Japanese and Russian'],
          '4002',
        ),
        category: 'interpreting',
      },
    },
    {
      says: {
        ...firm(
          ['安途保险经纪', 'Safe Way Brokers'],
          ['展览责任险与运输险', 'Liability and transport insurance'],
          '4003',
        ),
        category: 'insurance',
      },
    },
  ],
  portalPartner: [
    {
      says: {
        title: both('国家消防协会', 'National Fire Protection Association'),
        level: 'host',
        link: 'https://association.example',
      },
    },
    {
      says: {
        title: both('滨河会展集团', 'Riverside Exhibitions'),
        level: 'coHost',
        link: 'https://riverside.example',
      },
    },
    {
      says: {
        title: both('应急产业联盟', 'Alliance for Emergency Industries'),
        level: 'strategic',
        link: '',
      },
    },
    {
      says: {
        title: both('《消防技术》', 'Fire Technology Monthly'),
        level: 'media',
        link: 'https://press.example',
      },
    },
  ],
  portalResource: [
    {
      says: {
        title: both('展会标识', 'Logo of the fair'),
        category: 'identity',
        summary: both(
          '横版、竖版与单色，供参展商宣传使用。',
          'Horizontal, vertical and in one colour, for exhibitors’ own use.',
        ),
        link: 'https://files.example/logo',
      },
    },
    {
      says: {
        title: both('登录厅灯箱', 'Light boxes in the entrance hall'),
        category: 'advertising',
        summary: both('6 × 3 米，每幅 28,000 元。', '6 by 3 metres, CNY 28,000 each.'),
        link: '',
      },
    },
    {
      says: {
        title: both('上届回顾片', 'Film of the last edition'),
        category: 'film',
        summary: both('', ''),
        link: 'https://films.example/last',
      },
    },
  ],
  portalLink: [
    {
      says: {
        title: both('国家消防救援局', 'National Fire and Rescue Administration'),
        link: 'https://rescue.example',
      },
    },
    {
      says: { title: both('滨河国际会展中心', 'Riverside Exhibition Centre'), link: 'https://venue.example' },
    },
  ],
})
