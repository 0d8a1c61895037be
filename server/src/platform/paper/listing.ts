import type { Fact, Listing, Picture } from './content'
import { labelWidthOf } from './facts'
import { flowColumns, heightOf, leastHeight } from './flow'
import { rule } from './rule'
import { type SetLine, setLines } from './set-lines'
import { needRoom, roomLeft, type Sheet } from './sheet'
import { page, styles } from './style'
import { drawAside, drawUnder, openTag, type Tag } from './tags'

const padding = 11
const gap = 20
const paragraphGap = 5
const logoGap = 6
const logoBox = { width: 104, height: 50 }
const margin = { x: page.right - logoBox.width, width: logoBox.width }
const wordsWidth = page.textWidth - margin.width - gap

/** Entries up to this height are not torn apart. */
const shortEntry = 260

/** The room an entry takes before any of it may go on on another page. */
export const leastListingRoom =
  2 * padding + logoGap + logoBox.height + styles.detail.leading + styles.place.leading

/** One below the other. Words and margin are as wide with a logo as without one, so that a page keeps its two edges. */
export async function drawListings(sheet: Sheet, parent: Tag, items: readonly Listing[]): Promise<void> {
  const labels = items.flatMap(({ facts }) => facts.map(({ label }) => label))
  const labelWidth = labelWidthOf(sheet, [...new Set(labels)])
  for (const [index, item] of items.entries()) {
    await drawListing(sheet, openTag(sheet, parent, 'Sect'), item, labelWidth)
    if (index < items.length - 1) drawAside(sheet, () => rule(sheet, sheet.y))
  }
}

async function drawListing(sheet: Sheet, section: Tag, item: Listing, labelWidth: number): Promise<void> {
  const heading = setLines(sheet, item.heading, styles.name, wordsWidth)
  const words = [
    ...(item.otherName ? setLines(sheet, item.otherName, styles.otherName, wordsWidth) : []),
    ...(item.text.trim() ? setLines(sheet, item.text, styles.paragraph, wordsWidth, paragraphGap) : []),
  ]
  const details = item.facts.map((fact) => detailOf(sheet, fact, labelWidth))
  const places = item.places.flatMap((place, index) => placeOf(sheet, place, index > 0))
  const logo = await item.logo()

  const beside = heightOf(places) + (logo ? logoGap + logoBox.height : 0)
  const told =
    heightOf(heading) + heightOf(words) + details.reduce((sum, { height }) => sum + height, 2 * paragraphGap)
  const together = Math.max(beside, told <= shortEntry ? told : heightOf(heading) + leastHeight(words))
  needRoom(sheet, together + 2 * padding)
  const top = sheet.y + padding
  const startedOn = sheet.doc.page

  sheet.y = top
  await flowColumns(sheet, [{ x: page.left, lines: heading, tag: openTag(sheet, section, 'H3') }])
  // The other name belongs to the heading; a text keeps its distance.
  const below = sheet.y + (item.otherName ? 0 : paragraphGap)
  sheet.y = top
  await drawMargin(sheet, section, { places, logo, shows: item.shows })
  const marginEnd = sheet.y
  sheet.y = below
  if (words.length > 0)
    await flowColumns(sheet, [{ x: page.left, lines: words, tag: openTag(sheet, section, 'P') }])
  await drawDetails(sheet, section, details, labelWidth)
  if (sheet.doc.page === startedOn) sheet.y = Math.max(sheet.y, marginEnd)
  sheet.y = Math.min(sheet.y + padding, page.bottom)
}

interface Margin {
  places: SetLine[]
  logo: Picture | undefined
  shows: string
}

async function drawMargin(sheet: Sheet, section: Tag, { places, logo, shows }: Margin): Promise<void> {
  if (places.length > 0)
    await flowColumns(sheet, [{ x: margin.x, lines: places, tag: openTag(sheet, section, 'P') }])
  if (!logo) return
  const top = sheet.y + logoGap
  const fit: [number, number] = [logoBox.width, logoBox.height]
  await drawUnder(sheet, openTag(sheet, section, 'Figure', { alt: shows }), () => {
    sheet.doc.image(logo.data, margin.x, top, { fit })
  })
  sheet.y += logoGap + logoBox.height
}

interface Detail {
  label: SetLine[]
  value: SetLine[]
  height: number
}

function detailOf(sheet: Sheet, { label, value }: Fact, labelWidth: number): Detail {
  const set = setLines(sheet, value, styles.detail, wordsWidth - labelWidth)
  return { label: setLines(sheet, label, styles.detailLabel, labelWidth), value: set, height: heightOf(set) }
}

async function drawDetails(
  sheet: Sheet,
  section: Tag,
  details: readonly Detail[],
  labelWidth: number,
): Promise<void> {
  if (details.length === 0) return
  const list = openTag(sheet, section, 'L')
  sheet.y += Math.min(paragraphGap, roomLeft(sheet))
  for (const { label, value } of details) {
    const item = openTag(sheet, list, 'LI')
    await flowColumns(sheet, [
      { x: page.left, lines: label, tag: openTag(sheet, item, 'Lbl') },
      { x: page.left + labelWidth, lines: value, tag: openTag(sheet, item, 'LBody') },
    ])
  }
}

const placeOf = (sheet: Sheet, { label, value }: Fact, follows: boolean): SetLine[] => [
  ...setLines(sheet, label, styles.detail, margin.width, follows ? paragraphGap : 0),
  ...setLines(sheet, value, styles.place, margin.width),
]
