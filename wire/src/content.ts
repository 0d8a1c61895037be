import type { PortalArea } from '@fairground/domain/portal'
import type { MenuGroup, Screen } from './kernel/screen'

const inGroup = <Area extends PortalArea>(
  area: Area,
  group: MenuGroup,
  place: number,
  icon: 'list' | 'board' = 'list',
) => ({ area, menu: { group, place, icon } }) as const

/** Where editors keep what the public site says, by the name of the list it is kept in. */
export const contentAddresses = {
  portalNews: {
    path: '/portal/news',
    title: { zh: '新闻', en: 'News' },
    ...inGroup('news', 'content', 2, 'board'),
  },
  portalBase: {
    path: '/portal/base',
    title: { zh: '首页设置', en: 'Site settings' },
    ...inGroup('site', 'portalSite', 1),
  },
  portalColumn: {
    path: '/portal/column',
    title: { zh: '栏目', en: 'Navigation' },
    ...inGroup('site', 'portalSite', 2),
  },
  portalWelcome: {
    path: '/portal/welcome',
    title: { zh: '欢迎辞', en: 'Welcome' },
    ...inGroup('front', 'portalFront', 1),
  },
  portalFeature: {
    path: '/portal/characteristic',
    title: { zh: '展会特色', en: 'Features' },
    ...inGroup('front', 'portalFront', 2),
  },
  portalDate: {
    path: '/portal/time',
    title: { zh: '时间安排', en: 'Dates' },
    ...inGroup('front', 'portalFront', 3),
  },
  portalHighlight: {
    path: '/portal/style',
    title: { zh: '展会风采', en: 'Show highlights' },
    ...inGroup('front', 'portalFront', 4),
  },
  portalGuide: {
    path: '/portal/gz',
    title: { zh: '观展指南', en: 'Visitor guide' },
    ...inGroup('visit', 'portalVisit', 1),
  },
  portalHotel: {
    path: '/portal/hotel',
    title: { zh: '酒店', en: 'Hotels' },
    ...inGroup('visit', 'portalVisit', 2),
  },
  portalRestaurant: {
    path: '/portal/restaurant',
    title: { zh: '餐饮', en: 'Restaurants' },
    ...inGroup('visit', 'portalVisit', 3),
  },
  portalApplicationStep: {
    path: '/portal/zwsq',
    title: { zh: '展位申请流程', en: 'Booth application' },
    ...inGroup('exhibit', 'portalExhibit', 1),
  },
  portalPaymentMethod: {
    path: '/portal/fkfs',
    title: { zh: '付款方式', en: 'Payment methods' },
    ...inGroup('exhibit', 'portalExhibit', 2),
  },
  portalRule: {
    path: '/portal/zzbf',
    title: { zh: '组展办法', en: 'Organisation rules' },
    ...inGroup('exhibit', 'portalExhibit', 3),
  },
  portalNotice: {
    path: '/portal/zzsx',
    title: { zh: '参展注意事项', en: 'Exhibitor notices' },
    ...inGroup('exhibit', 'portalExhibit', 4),
  },
  portalOperator: {
    path: '/portal/zcyys',
    title: { zh: '主场运营商', en: 'Host operators' },
    ...inGroup('partners', 'portalPartners', 1),
  },
  portalForwarder: {
    path: '/portal/zhyss',
    title: { zh: '展品运输商', en: 'Transport providers' },
    ...inGroup('partners', 'portalPartners', 2),
  },
  portalProvider: {
    path: '/portal/hzfws',
    title: { zh: '服务商', en: 'Service providers' },
    ...inGroup('partners', 'portalPartners', 3),
  },
  portalPartner: {
    path: '/portal/hzhb',
    title: { zh: '合作伙伴', en: 'Partners' },
    ...inGroup('partners', 'portalPartners', 4),
  },
  portalResource: {
    path: '/portal/zhzy',
    title: { zh: '展会资源', en: 'Resources' },
    ...inGroup('partners', 'portalPartners', 5),
  },
  portalLink: {
    path: '/portal/yqlj',
    title: { zh: '友情链接', en: 'Links' },
    ...inGroup('partners', 'portalPartners', 6),
  },
} as const satisfies Record<
  string,
  Pick<Screen, 'path' | 'title'> & Required<Pick<Screen, 'menu'>> & { area: PortalArea }
>
export type ContentName = keyof typeof contentAddresses

/** Content that was there before the areas were, under keys of its own. */
export const earlierAddresses = {
  portalQuestion: {
    path: '/portal/question',
    title: { zh: '常见问题', en: 'FAQ' },
    permission: 'portal/question:list',
    menu: { group: 'portalVisit', place: 4, icon: 'question' },
  },
  portalContact: {
    path: '/portal/contact',
    title: { zh: '联系方式', en: 'Contact' },
    permission: 'portal/contact:list',
    menu: { group: 'portalSite', place: 3, icon: 'contact' },
  },
} as const satisfies Record<string, Pick<Screen, 'path' | 'title' | 'permission' | 'menu'>>

/** All of it, by its name: what lists, logs and links speak of it by. */
export const portalAddresses = { ...contentAddresses, ...earlierAddresses } as const
