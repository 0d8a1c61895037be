import { palette } from '../files/palette'

const [width, height] = [1200, 675]

const frame = (ground: string, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${ground}"/>${parts}</svg>`

const sun = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="170" fill="${palette.ember}" opacity=".35"/><circle cx="${x}" cy="${y}" r="110" fill="${palette.ember}" opacity=".5"/>`

const ground = (fill: string): string => `<rect y="560" width="${width}" height="115" fill="${fill}"/>`

/** Jets fall where their pressure lets them: one parabola above the other. */
const jets = (x: number, y: number, many: number): string =>
  Array.from({ length: many }, (_, jet) => {
    const reach = 240 + jet * 70
    return `<path d="M${x} ${y}q${reach * 0.55} ${-60 - jet * 34} ${reach} ${540 - y}" fill="none" stroke="${palette.soft}" stroke-width="6" stroke-dasharray="${14 + jet * 3} 9" opacity="${0.9 - jet * 0.12}"/>`
  }).join('')

const truck = (x: number): string =>
  `<g transform="translate(${x} 470)"><rect width="210" height="70" rx="8" fill="${palette.ember}"/><path d="M210 8h58l30 34v28h-88Z" fill="${palette.ember}"/>
  <rect x="222" y="18" width="40" height="22" fill="${palette.soft}"/><circle cx="48" cy="76" r="24" fill="${palette.ink}"/><circle cx="240" cy="76" r="24" fill="${palette.ink}"/></g>`

const ladder = (x: number, turn: number): string =>
  `<g transform="translate(${x} 470) rotate(${turn})"><path d="M0-6h440M0 6h440" stroke="${palette.glow}" stroke-width="7"/>${Array.from({ length: 14 }, (_, rung) => `<path d="M${rung * 32}-6v12" stroke="${palette.glow}" stroke-width="4"/>`).join('')}</g>`

const hall = (x: number, w: number, h: number, fill: string): string =>
  `<path d="M${x} 560v-${h}q${w / 2}-${h * 0.4} ${w} 0v${h}Z" fill="${fill}"/>`

const windows = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, at) => {
    const [column, floor] = [at % columns, Math.floor(at / columns)]
    const lit = (column * 7 + floor * 5) % 3 > 0
    return `<rect x="${x + column * 46}" y="${y + floor * 52}" width="28" height="34" fill="${lit ? palette.glow : palette.line}"/>`
  }).join('')

const drone = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" stroke="${palette.ink}" stroke-width="6"><path d="M-40 0h80M-40-8v16M40-8v16"/><rect x="-14" y="-6" width="28" height="18" rx="4" fill="${palette.ember}" stroke="none"/></g>`

const person = (x: number, tall: number): string =>
  `<g fill="${palette.graphite}"><circle cx="${x}" cy="${560 - tall}" r="${tall * 0.13}"/><path d="M${x - tall * 0.16} 560v-${tall * 0.8}h${tall * 0.32}v${tall * 0.8}Z"/></g>`

/** What the pictures of the demo fair's portal show, by the word each is asked by. */
export const scenes = {
  drill: frame(
    palette.graphite,
    sun(560, 250) +
      ground(palette.ink) +
      ladder(330, -42) +
      truck(120) +
      jets(655, 175, 4) +
      person(1010, 70) +
      person(1050, 80),
  ),
  ladders: frame(
    palette.ink,
    sun(840, 260) +
      ground(palette.graphite) +
      ladder(180, -58) +
      ladder(620, -52) +
      truck(60) +
      truck(500) +
      jets(415, 100, 3) +
      jets(890, 125, 3),
  ),
  plan: frame(
    palette.ground,
    Array.from({ length: 40 }, (_, at) => {
      const [column, row] = [at % 10, Math.floor(at / 10)]
      const free = (column * 3 + row * 5) % 7 < 2
      return `<rect x="${90 + column * 104}" y="${110 + row * 120}" width="84" height="88" rx="4" fill="${free ? palette.ember : palette.line}" stroke="${palette.faint}" stroke-width="2"/>`
    }).join(''),
  ),
  halls: frame(
    palette.soft,
    ground(palette.line) +
      hall(60, 320, 190, palette.faint) +
      hall(420, 360, 240, palette.graphite) +
      hall(820, 320, 190, palette.faint) +
      jets(500, 330, 5),
  ),
  drones: frame(
    palette.glow,
    ground(palette.faint) +
      hall(120, 420, 170, palette.graphite) +
      hall(620, 460, 170, palette.graphite) +
      drone(260, 180) +
      drone(480, 120) +
      drone(700, 200) +
      drone(930, 140),
  ),
  child: frame(palette.soft, ground(palette.line) + person(380, 300) + person(520, 180) + jets(580, 430, 3)),
  speaker: frame(
    palette.graphite,
    `${sun(600, 240)}${ground(palette.ink)}${person(600, 320)}<rect x="520" y="420" width="160" height="160" rx="8" fill="${palette.ember}"/>`,
  ),
  walk: frame(
    palette.ground,
    `<path d="M140 520c220-20 180-260 420-260s220 160 500 60" fill="none" stroke="${palette.ember}" stroke-width="14" stroke-linecap="round"/><circle cx="140" cy="520" r="26" fill="${palette.graphite}"/><circle cx="1060" cy="320" r="26" fill="${palette.ember}"/>${hall(860, 280, 150, palette.faint)}`,
  ),
  hotel: frame(
    palette.soft,
    `${ground(palette.glow)}<rect x="380" y="110" width="420" height="450" fill="${palette.graphite}"/>${windows(420, 150, 8, 7)}<path d="M0 600q300-30 600 0t600 0v75H0Z" fill="${palette.line}"/>`,
  ),
  table: frame(
    palette.ground,
    `${ground(palette.glow)}<rect x="120" y="90" width="960" height="330" fill="${palette.soft}" stroke="${palette.graphite}" stroke-width="14"/>${hall(560, 300, 120, palette.faint).replaceAll('560', '420')}<rect x="260" y="500" width="300" height="24" fill="${palette.graphite}"/><rect x="640" y="500" width="300" height="24" fill="${palette.graphite}"/>`,
  ),
  mark: `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"><rect width="360" height="360" fill="${palette.paper}"/><path d="M180 40c60 70 110 120 110 190a110 110 0 0 1-220 0c0-40 20-70 45-95 5 40 25 55 40 60 0-60 5-110 25-155Z" fill="${palette.ember}"/></svg>`,
} as const satisfies Record<string, string>

export type Scene = keyof typeof scenes

/** Which of them an entry shows: that of its list, one after the other. */
export const scenesOf: Readonly<Record<string, readonly Scene[]>> = {
  'portalBase.logo': ['mark'],
  'portalWelcome.portrait': ['speaker'],
  'portalFeature.picture': ['drill'],
  'portalHighlight.picture': ['ladders', 'child', 'drones'],
  'portalGuide.picture': ['walk', 'halls'],
  'portalNews.cover': ['plan', 'drill'],
  'portalHotel.photo': ['hotel'],
  'portalRestaurant.photo': ['table'],
}
