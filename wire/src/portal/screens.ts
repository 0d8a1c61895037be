import { type ContentName, contentAddresses, earlierAddresses } from '../content'
import type { Screen } from '../kernel/screen'

/** What an address of the desk does with an entry; the specs name some of them for some of the content. */
export const contentForms = [
  { path: '/portal/news/insert', of: ['portalNews'], does: 'insert' },
  { path: '/portal/news/update', of: ['portalNews'], does: 'update' },
  { path: '/portal/news/detail', of: ['portalNews'], does: 'detail' },
  { path: '/portal/welcome/insert', of: ['portalWelcome'], does: 'insert' },
  { path: '/portal/welcome/update', of: ['portalWelcome'], does: 'update' },
  { path: '/portal/welcome/detail', of: ['portalWelcome'], does: 'detail' },
  { path: '/portal/characteristic/insert', of: ['portalFeature'], does: 'insert' },
  { path: '/portal/characteristic/update', of: ['portalFeature'], does: 'update' },
  { path: '/portal/characteristic/detail', of: ['portalFeature'], does: 'detail' },
  { path: '/portal/gz/insert', of: ['portalGuide'], does: 'insert' },
  { path: '/portal/gz/update', of: ['portalGuide'], does: 'update' },
  { path: '/portal/gz/detail', of: ['portalGuide'], does: 'detail' },
  { path: '/portal/fkfs/insert', of: ['portalPaymentMethod'], does: 'insert' },
  { path: '/portal/fkfs/update', of: ['portalPaymentMethod'], does: 'update' },
  { path: '/portal/zwsq/insert', of: ['portalApplicationStep'], does: 'insert' },
  { path: '/portal/zwsq/update', of: ['portalApplicationStep'], does: 'update' },
  { path: '/portal/zzbf/insert', of: ['portalRule'], does: 'insert' },
  { path: '/portal/zzbf/update', of: ['portalRule'], does: 'update' },
  { path: '/portal/zzsx/insert', of: ['portalNotice'], does: 'insert' },
  { path: '/portal/zzsx/update', of: ['portalNotice'], does: 'update' },
  { path: '/portal/exhibitors/insert', of: ['portalOperator'], does: 'insert' },
  { path: '/portal/exhibitors/update', of: ['portalOperator'], does: 'update' },
  { path: '/portal/exhibitors/detail', of: ['portalOperator'], does: 'detail' },
  // Which of the two stands in the address: ?type=restaurant.
  { path: '/portal/service/insert', of: ['portalHotel', 'portalRestaurant'], does: 'insert' },
  { path: '/portal/service/update', of: ['portalHotel', 'portalRestaurant'], does: 'update' },
] as const satisfies readonly {
  path: `/${string}`
  of: readonly ContentName[]
  does: 'insert' | 'update' | 'detail'
}[]

const desk = { shell: 'portal-admin', auth: true } as const

const formTitles = {
  insert: { zh: '新增', en: 'Add' },
  update: { zh: '编辑', en: 'Edit' },
  detail: { zh: '详情', en: 'Details' },
} as const
const needs = { insert: 'add', update: 'edit', detail: 'list' } as const

const contentScreens = Object.values(contentAddresses).map(
  ({ area, ...address }) => ({ ...desk, ...address, permission: `portal/${area}:list` }) as const,
)
const formScreens = contentForms.map(({ path, of: [name], does }) => {
  const { area, path: under } = contentAddresses[name]
  return {
    ...desk,
    path,
    title: formTitles[does],
    permission: `portal/${area}:${needs[does]}`,
    under,
  } as const
})

export const portalScreens = [
  {
    ...desk,
    path: '/portal/home',
    title: { zh: '门户首页', en: 'Portal desk' },
    permission: 'portal/home:list',
    menu: { group: 'content', place: 1, icon: 'home' },
  },
  ...contentScreens,
  ...Object.values(earlierAddresses).map((address) => ({ ...desk, ...address }) as const),
  ...formScreens,
  {
    ...desk,
    path: '/portal/exhibitors/list',
    title: { zh: '主场运营商', en: 'Host operators' },
    redirectTo: '/portal/zcyys',
  },
] as const satisfies readonly Screen[]
