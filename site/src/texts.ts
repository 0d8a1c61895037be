import type { Text } from '@fairground/domain/text'
import type { PlacedName } from '@fairground/wire/portal/places'

const said = <Name extends string>(texts: Record<Name, Text>) => texts

export const say = said({
  home: { zh: '展会首页', en: 'Home' },
  skip: { zh: '跳到正文', en: 'Skip to the text' },
  menu: { zh: '菜单', en: 'Menu' },
  navigation: { zh: '主导航', en: 'Main navigation' },
  path: { zh: '当前位置', en: 'You are here' },
  section: { zh: '本栏目', en: 'In this section' },
  pages: { zh: '翻页', en: 'Pages' },
  earlier: { zh: '上一页', en: 'Previous' },
  later: { zh: '下一页', en: 'Next' },
  pageOf: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  empty: { zh: '暂无内容，敬请关注。', en: 'Nothing has been published here yet.' },
  permanent: { zh: '单独打开', en: 'On a page of its own' },
  more: { zh: '查看{title}', en: 'All: {title}' },
  back: { zh: '返回{title}', en: 'Back to {title}' },
  login: { zh: '参展商登录', en: 'Exhibitor login' },
  apply: { zh: '申请展位', en: 'Apply for a booth' },
  register: { zh: '观众预登记', en: 'Visitor registration' },
  feed: { zh: '新闻订阅', en: 'News feed' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  when: { zh: '展期', en: 'Dates' },
  where: { zh: '地点', en: 'Venue' },
  opensIn: { zh: '距开幕 {days} 天', en: 'Opens in {days} days' },
  opensTomorrow: { zh: '明天开幕', en: 'Opens tomorrow' },
  planTitle: { zh: '每一个展位，此刻的样子', en: 'Every booth, as it is right now' },
  planLead: {
    zh: '不用登录即可查看。有人选定，图上一秒内变色。',
    en: 'Open to all, without an account. A booth that is taken changes within a second.',
  },
  openPlan: { zh: '打开展位图', en: 'Open the plan' },
  verifyDraw: { zh: '验证摇号', en: 'Verify the draw' },
  checkPaper: { zh: '合同验真', en: 'Check a contract' },
  help: { zh: '帮助手册', en: 'Help manual' },
  howToRegister: { zh: '注册指南', en: 'Registration guide' },
  contact: { zh: '联系我们', en: 'Contact' },
  links: { zh: '友情链接', en: 'Links' },
  services: { zh: '在线服务', en: 'Online' },
  privacy: { zh: '隐私声明', en: 'Privacy' },
  accessibility: { zh: '无障碍声明', en: 'Accessibility' },
  staff: { zh: '管理员登录', en: 'Staff login' },
  elsewhere: { zh: '（站外链接）', en: '(another site)' },
  notFound: { zh: '没有找到这个页面', en: 'This page is not here' },
  notFoundLead: {
    zh: '它可能已被移动或撤下。您可以从首页或下面的栏目继续。',
    en: 'It may have moved, or been taken down. Go on from the home page or one of the sections.',
  },
  busy: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests. Please try again in a moment' },
  broken: {
    zh: '页面暂时无法打开，请稍后再试',
    en: 'This page cannot be shown right now. Please try again shortly',
  },
  exhibitors: { zh: '参展企业名录', en: 'Exhibitors' },
  exhibitorsLead: {
    zh: '已通过审核并同意公开的参展企业。',
    en: 'Approved exhibitors who agreed to be listed here.',
  },
  exhibitorSearch: { zh: '企业、展品或展位号', en: 'Company, product or booth' },
  exhibitorsInAll: { zh: '共 {count} 家企业', en: 'Companies: {count}' },
  exhibitorsFound: { zh: '与“{asked}”相符的企业：{count} 家', en: 'Companies found for “{asked}”: {count}' },
  booths: { zh: '展位', en: 'Booths' },
  onPlan: { zh: '{code} · {hall}，在图上查看', en: '{code} · {hall}: show on the plan' },
  aboutCompany: { zh: '企业介绍', en: 'About the company' },
  products: { zh: '展品', en: 'Products' },
  isNew: { zh: '新品', en: 'New this year' },
  search: { zh: '搜索', en: 'Search' },
  siteSearch: { zh: '搜索新闻、指南和参展企业', en: 'News, guides and exhibitors' },
  onSite: { zh: '网站内容', en: 'On this site' },
  found: { zh: '“{asked}”：{count} 条结果', en: 'Found for “{asked}”: {count}' },
  nothingFound: {
    zh: '没有找到“{asked}”。请换个词，或少写几个字。',
    en: 'Nothing was found for “{asked}”. Try another word, or fewer.',
  },
  contactLead: { zh: '电话、邮箱与办公时间。', en: 'Phone, e-mail and office hours.' },
})

export type SectionName = 'news' | 'about' | 'visit' | 'exhibit' | 'partners'

/** What belongs together, in the order of the menu. */
export const sections: Record<SectionName, { title: Text; kinds: readonly PlacedName[] }> = {
  news: { title: { zh: '新闻', en: 'News' }, kinds: ['portalNews'] },
  about: {
    title: { zh: '关于展会', en: 'About' },
    kinds: ['portalWelcome', 'portalFeature', 'portalDate', 'portalHighlight'],
  },
  exhibit: {
    title: { zh: '参展', en: 'Exhibit' },
    kinds: ['portalApplicationStep', 'portalPaymentMethod', 'portalRule', 'portalNotice'],
  },
  visit: {
    title: { zh: '参观', en: 'Visit' },
    kinds: ['portalGuide', 'portalHotel', 'portalRestaurant', 'portalQuestion'],
  },
  partners: {
    title: { zh: '服务与伙伴', en: 'Services and partners' },
    kinds: [
      'portalOperator',
      'portalForwarder',
      'portalProvider',
      'portalPartner',
      'portalResource',
      'portalLink',
    ],
  },
}

/** What readers find in each kind of content: the desk's own words speak to editors. */
export const leads: Record<PlacedName, Text> = {
  portalNews: { zh: '展会动态与公告。', en: 'What happens around the fair.' },
  portalWelcome: { zh: '主办方与嘉宾的致辞。', en: 'From the organiser and guests.' },
  portalFeature: { zh: '这届展会有什么不一样。', en: 'What makes this fair worth the way.' },
  portalDate: { zh: '报名、布展、开展与撤展的时间。', en: 'From sign-up to the last truck.' },
  portalHighlight: { zh: '往届现场的照片与视频。', en: 'Pictures and films of earlier editions.' },
  portalGuide: { zh: '入场、交通与现场服务。', en: 'Admission, ways there and services on site.' },
  portalHotel: { zh: '展馆附近的推荐酒店。', en: 'Recommended hotels near the halls.' },
  portalRestaurant: { zh: '展馆内外吃点什么。', en: 'Where to eat in and around the halls.' },
  portalQuestion: { zh: '参展与参观常被问到的。', en: 'What exhibitors and visitors often ask.' },
  portalApplicationStep: {
    zh: '从注册到拿到展位，一步一步来。',
    en: 'From registering to a booth of your own, step by step.',
  },
  portalPaymentMethod: { zh: '怎么付款，付到哪里。', en: 'How to pay, and into which account.' },
  portalRule: { zh: '参展与组展的规则。', en: 'The rules of taking part.' },
  portalNotice: { zh: '参展企业须注意的事项。', en: 'What exhibitors have to mind.' },
  portalOperator: { zh: '各馆搭建审图与现场服务。', en: 'Who checks drawings and serves the halls.' },
  portalForwarder: { zh: '展品运输与现场装卸。', en: 'For exhibits on the road and in the hall.' },
  portalProvider: { zh: '搭建、租赁、翻译与保险。', en: 'Stands, hire, interpreting and insurance.' },
  portalPartner: { zh: '与我们一起办展的单位。', en: 'Those who make the fair with us.' },
  portalResource: { zh: '标识、海报、视频与广告位。', en: 'Logos, posters, films and advertising space.' },
  portalLink: { zh: '相关机构与网站。', en: 'Institutions and sites around the trade.' },
}
