import type { Random } from '../random'
import { type Country, countries } from './overseas-countries'

export interface OverseasName {
  country: Country
  /** One word, as the short name must be. */
  shortName: string
  name: string
}

/** Endings that turn one family name into several companies; the first leaves it as it is. */
const endings = ['', 'tec', 'safe', 'guard', 'pro', 'line']

export function overseasNames(random: Random, count: number): OverseasName[] {
  const brands = countries.flatMap((country) =>
    country.stems.flatMap((stem) => endings.map((ending) => ({ country, shortName: stem + ending, ending }))),
  )
  const plainFirst = random
    .shuffled(brands)
    .toSorted((a, b) => Math.sign(a.ending.length) - Math.sign(b.ending.length))
  return random.shuffled(plainFirst.slice(0, count)).map(({ country, shortName }) => ({
    country,
    shortName,
    name: `${shortName} ${random.pick(country.trades)} ${random.pick(country.legalForms)}`,
  }))
}

export const overseasPerson = (random: Random, { firstNames, lastNames }: Country): string =>
  `${random.pick(firstNames)} ${random.pick(lastNames)}`

/** 555 numbers are kept free for examples in several countries and look like it everywhere. */
export function overseasPhone(random: Random, { dialling }: Country): string {
  const area = dialling === '1' ? random.int(201, 989) : random.int(20, 89)
  return `+${dialling} ${area} 555 ${random.digits(4)}`
}

export interface OverseasAddress {
  text: string
  postalCode: string
}

export function overseasAddress(random: Random, country: Country): OverseasAddress {
  const street = random.pick(country.streets)
  const line = withHouseNumber(street, random.int(2, 180), country)
  const { name: city, postalCode } = random.pick(country.cities)
  const place = country.postalPosition === 'before' ? `${postalCode} ${city}` : `${city} ${postalCode}`
  const ending = city === country.name ? '' : `, ${country.name}`
  return { text: `${line}, ${place.trim()}${ending}`, postalCode }
}

/** Streets that carry their block already (2-14 Minami-cho) take no further number. */
function withHouseNumber(street: string, number: number, { houseNumber }: Country): string {
  if (/^\d/.test(street)) return street
  return houseNumber === 'before' ? `${number} ${street}` : `${street} ${number}`
}
