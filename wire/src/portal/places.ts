import type { Language } from '@fairground/domain/text'
import type { portalAddresses } from '../content'
import { siteHome } from './site-home'

type Place = `/${string}`

/** Where the public site shows each kind of content of which there is any number. An entry stands below, under its id. */
export const sitePlaces = {
  portalNews: '/news',
  portalWelcome: '/about/welcome',
  portalFeature: '/about/features',
  portalDate: '/about/dates',
  portalHighlight: '/about/highlights',
  portalGuide: '/visit/guide',
  portalHotel: '/visit/hotels',
  portalRestaurant: '/visit/restaurants',
  portalQuestion: '/visit/questions',
  portalApplicationStep: '/exhibit/steps',
  portalPaymentMethod: '/exhibit/payment',
  portalRule: '/exhibit/rules',
  portalNotice: '/exhibit/notices',
  portalOperator: '/partners/operators',
  portalForwarder: '/partners/forwarders',
  portalProvider: '/partners/providers',
  portalPartner: '/partners/all',
  portalResource: '/partners/resources',
  portalLink: '/partners/links',
} as const satisfies Partial<Record<keyof typeof portalAddresses, Place>>
export type PlacedName = keyof typeof sitePlaces

/** Its pages that are no list of content. */
export const sitePages = {
  home: siteHome.zh,
  exhibitors: '/exhibitors',
  search: '/search',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const satisfies Record<string, Place>

const below = new Set<string>([...Object.values(sitePlaces), ...Object.values(sitePages)])
const isOfSite = (path: string): boolean => below.has(path) || below.has(path.slice(0, path.lastIndexOf('/')))

/** Open screens of the fair itself that are told in which language to speak. */
const spoken: Record<string, string> = {
  '/': '/?lang=en',
  '/plan/planAnon': '/plan/planAnonEN',
  '/guide/help': '/guide/help?lang=en',
  '/guide/registration': '/guide/registration?lang=en',
  '/contract/check': '/contract/checkEN',
}

/** The same place for readers of a language; what has no other face is left as it is. */
export function placeIn(language: Language, address: string): string {
  if (language === 'zh') return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return isOfSite(path) ? `/en${address}` : rest === '' ? (spoken[path] ?? address) : address
}

const singles: Readonly<Record<string, Place>> = {
  portalBase: sitePages.home,
  portalColumn: sitePages.home,
  portalContact: sitePages.contact,
}

/** Where readers find what an editor of the desk has before them. */
export function placeOfEntry(name: string, id: string): Place | undefined {
  const below: Readonly<Record<string, Place>> = sitePlaces
  return below[name] ? `${below[name]}/${id}` : singles[name]
}
