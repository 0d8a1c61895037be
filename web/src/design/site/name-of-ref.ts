import type { Language } from '@fairground/domain/text'
import type { SiteRef } from '@fairground/floorplan/site-design/site-pieces'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { siteTexts as texts } from './site.texts'
import { gateNames, groundNames, placeNames } from './site-names'

/** What a piece of the site is called. */
export function nameOfRef(site: SitePlan, { kind, id }: SiteRef, language: Language): string {
  switch (kind) {
    case 'hall':
      return id
    case 'ground': {
      const ground = site.grounds.find((one) => one.id === id)
      return ground ? ground.label?.[language] || groundNames[ground.use][language] : ''
    }
    case 'gate': {
      const gate = site.gates.find((one) => one.id === id)
      return gate ? gate.label[language] || gateNames[gate.use][language] : ''
    }
    case 'place': {
      const place = site.places.find((one) => one.id === id)
      return place ? place.label[language] || placeNames[place.use][language] : ''
    }
    case 'tree':
      return `${texts.tree[language]} ${Number(id) + 1}`
  }
}
