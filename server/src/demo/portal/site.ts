import type { NavigationItem } from '@fairground/domain/field'
import { both, type DemoContent, say } from './entry'

const entry = (zh: string, en: string, target: string, children: NavigationItem[] = []): NavigationItem => ({
  title: both(zh, en),
  target,
  shown: true,
  children,
})

export const siteContent: DemoContent = (calendar) => ({
  portalBase: [
    {
      says: {
        siteName: both('国际消防设备技术交流展览会', 'International Fire Safety Exhibition'),
        tagline: both('看得见的安全', 'Safety you can see'),
        opensOn: calendar.date(154),
        closesOn: calendar.date(157),
        venue: both('滨河国际会展中心', 'Riverside Exhibition Centre'),
        logoAlt: both('展会标识', 'Logo of the fair'),
        blocks: [
          'countdown',
          'dates',
          'welcome',
          'news',
          'plan',
          'features',
          'highlights',
          'stay',
          'questions',
          'partners',
        ],
        visitorRegistration: '',
        footer: both('主办：国家消防协会', 'Hosted by the National Fire Protection Association'),
        recordNumber: '京ICP备00000000号',
        privacy: [
          say(
            '我们只为办理参展与参观收集必要的信息，不用于其他目的。',
            'We collect what is needed to exhibit and to visit, and use it for nothing else.',
          ),
          say(
            '您可以随时来信查询、更正或删除。',
            'You may ask at any time what we hold, and have it corrected or deleted.',
          ),
        ],
        accessibility: [
          say(
            '本网站尽力让每个人都能使用。遇到困难请告诉我们。',
            'We want this site to work for everybody. Tell us where it does not.',
          ),
        ],
      },
    },
  ],
  portalColumn: [
    {
      says: {
        entries: [
          entry('首页', 'Home', '/fair'),
          entry('新闻', 'News', '/news'),
          entry('参展', 'Exhibit', '', [
            entry('申请流程', 'How to apply', '/exhibit/steps'),
            entry('付款方式', 'Payment', '/exhibit/payment'),
            entry('组展办法', 'Rules', '/exhibit/rules'),
            entry('注意事项', 'Notices', '/exhibit/notices'),
            entry('主场与服务商', 'Services', '/partners/operators'),
          ]),
          entry('参展企业', 'Exhibitors', '/exhibitors'),
          entry('参观', 'Visit', '', [
            entry('观展指南', 'Guide', '/visit/guide'),
            entry('酒店', 'Hotels', '/visit/hotels'),
            entry('餐饮', 'Restaurants', '/visit/restaurants'),
            entry('常见问题', 'FAQ', '/visit/questions'),
          ]),
          entry('展位图', 'Plan', '/plan/planAnon'),
          entry('联系我们', 'Contact', '/contact'),
        ],
      },
    },
  ],
})
