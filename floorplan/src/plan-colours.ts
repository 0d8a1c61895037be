import type { BoothState } from './plan'
import type { GroundUse, PlaceUse } from './site-plan'

/** Fill says the state at a glance; the mark says it again to whoever does not tell colours apart. */
export type Mark = 'none' | 'rising' | 'falling' | 'crossed' | 'dots' | 'bars' | 'struck'

export const marks: Record<BoothState, Mark> = {
  normal: 'none',
  allotted: 'dots',
  bespoke: 'rising',
  occupy: 'falling',
  partial: 'bars',
  completed: 'crossed',
  function: 'none',
  disabled: 'struck',
}

export interface BoothColours {
  fill: string
  /** Of the mark and of the edge. */
  line: string
  /** Of the words on it. */
  ink: string
}

export interface PlanColours {
  paper: string
  ground: string
  lane: string
  fireLane: string
  area: string
  wall: string
  door: string
  ink: string
  faint: string
  special: string
  own: string
  ownInk: string
  chosen: string
  booths: Record<BoothState, BoothColours>
  /** Of the signs in a hall, as they are coloured everywhere: fire red, rescue green. */
  icons: { fire: string; rescue: string; service: string; ink: string }
  /** For kinds of booths that have nothing to do with their state, next to each other on one plan. */
  kinds: readonly BoothColours[]
  /** For what grows: from little to much. */
  steps: readonly BoothColours[]
  design: DesignColours
  site: SiteColours
}

/** What is drawn only while somebody draws the plan. */
export interface DesignColours {
  /** Around what is chosen; guides and lengths. */
  edge: string
  edgeInk: string
  locked: string
  handle: string
  /** Of a frame, and of the place something is moved away from. */
  wash: string
  /** Under the measures of what is in hand. */
  plate: string
  plateInk: string
  /** Problems a plan cannot be published with, and those it can. */
  hindering: string
  remark: string
  markInk: string
  /** Over the floor that two want: seen on every booth. */
  hatching: string
}

/** What is drawn only where the whole fair is seen from above. */
export interface SiteColours {
  around: string
  grounds: Record<GroundUse, string>
  /** Of the lines on each ground: kerbs, paving, bays, waves. */
  lines: Record<GroundUse, string>
  waterInk: string
  crown: string
  crownEdge: string
  trunk: string
  hall: string
  zone: string
  shadow: string
  wall: string
  fence: string
  /** The line of figures above a hall. */
  figure: string
  chosenHall: string
  chosenEdge: string
  glow: string
  plate: string
  plateInk: string
  places: Record<PlaceUse, string>
  placeInk: string
  way: string
  wayInk: string
  /** Around a way, so that it stands out from whatever it crosses. */
  halo: string
}

export const dayColours: PlanColours = {
  paper: '#ffffff',
  ground: '#f6f4f1',
  lane: '#f4f1ed',
  fireLane: '#fbe9e2',
  area: '#eef1f4',
  wall: '#3a3531',
  door: '#ffffff',
  ink: '#1f1b18',
  faint: '#5b534c',
  special: '#b42318',
  own: '#c2410c',
  ownInk: '#ffffff',
  chosen: '#1f1b18',
  booths: {
    normal: { fill: '#cdebc9', line: '#8fbf8b', ink: '#1f3a22' },
    allotted: { fill: '#b9d44a', line: '#829a1f', ink: '#2a330a' },
    bespoke: { fill: '#f7dc6f', line: '#c29e24', ink: '#3d3006' },
    occupy: { fill: '#f2c94c', line: '#b78913', ink: '#3a2a02' },
    partial: { fill: '#f4b6ae', line: '#cc7a6f', ink: '#4a1610' },
    completed: { fill: '#cf3f30', line: '#a52a1d', ink: '#ffffff' },
    function: { fill: '#8db8e8', line: '#5587bd', ink: '#0f2a48' },
    disabled: { fill: '#c9c5c0', line: '#968f87', ink: '#3b3733' },
  },
  icons: { fire: '#b42318', rescue: '#1f7a4d', service: '#41566e', ink: '#ffffff' },
  kinds: [
    { fill: '#9cc3ea', line: '#5587bd', ink: '#0f2a48' },
    { fill: '#f2b98a', line: '#c4793a', ink: '#46230a' },
    { fill: '#bcd99a', line: '#7fa350', ink: '#24360e' },
    { fill: '#d5b8e4', line: '#9670b0', ink: '#35184a' },
    { fill: '#f0d878', line: '#b99a2a', ink: '#3d3006' },
    { fill: '#a5d8d1', line: '#569a91', ink: '#0d3833' },
  ],
  steps: [
    { fill: '#fdf0e6', line: '#d9b597', ink: '#46230a' },
    { fill: '#f9d3b4', line: '#cf9566', ink: '#46230a' },
    { fill: '#f0ab78', line: '#c06d33', ink: '#3d1a05' },
    { fill: '#d9703a', line: '#a3471a', ink: '#2a1206' },
    { fill: '#9a3412', line: '#6d220a', ink: '#ffffff' },
  ],
  design: {
    edge: '#c2410c',
    edgeInk: '#ffffff',
    locked: '#5b534c',
    handle: '#ffffff',
    wash: 'rgba(194, 65, 12, 0.1)',
    plate: '#1f1b18',
    plateInk: '#ffffff',
    hindering: '#b42318',
    remark: '#8a5a12',
    markInk: '#ffffff',
    hatching: '#b42318',
  },
  site: {
    around: '#efebe5',
    grounds: {
      plaza: '#fcfbf9',
      road: '#e0d9d0',
      promenade: '#f3eee7',
      green: '#e9efe0',
      water: '#d6e3ec',
      parking: '#edeae5',
    },
    lines: {
      plaza: '#bdb3a8',
      road: '#f8f5f1',
      promenade: '#ebe3d9',
      green: '#d9e3cb',
      water: '#b7ccdb',
      parking: '#d3cbc2',
    },
    waterInk: '#40607a',
    crown: '#d3dfc4',
    crownEdge: '#b4c79f',
    trunk: '#8fa878',
    hall: '#ffffff',
    zone: '#faf8f4',
    shadow: 'rgba(31, 27, 24, 0.1)',
    wall: '#2c2825',
    fence: '#7c7269',
    figure: '#27693f',
    chosenHall: '#fff6ef',
    chosenEdge: '#c2410c',
    glow: 'rgba(194, 65, 12, 0.16)',
    plate: '#2c2825',
    plateInk: '#ffffff',
    places: { metro: '#2563a8', parking: '#5b534c', firstAid: '#b42318', taxi: '#8a5a12', bus: '#2f7d4f' },
    placeInk: '#ffffff',
    way: '#c2410c',
    wayInk: '#ffffff',
    halo: '#ffffff',
  },
}

export const darkColours: PlanColours = {
  paper: '#211d1a',
  ground: '#181513',
  lane: '#262220',
  fireLane: '#3a241c',
  area: '#232a31',
  wall: '#a2978d',
  door: '#211d1a',
  ink: '#f1ebe5',
  faint: '#c6bcb2',
  special: '#ff9c90',
  own: '#f4925f',
  ownInk: '#241208',
  chosen: '#ffffff',
  booths: {
    normal: { fill: '#35553a', line: '#5b8762', ink: '#e3f3e2' },
    allotted: { fill: '#5f7024', line: '#93a94a', ink: '#f5fadf' },
    bespoke: { fill: '#7a6626', line: '#b69c46', ink: '#fdf5d8' },
    occupy: { fill: '#80601a', line: '#c0973a', ink: '#fff4d8' },
    partial: { fill: '#7a4a43', line: '#b1766c', ink: '#ffe9e5' },
    completed: { fill: '#a8382b', line: '#df7b6d', ink: '#ffffff' },
    function: { fill: '#35587f', line: '#6f9bcb', ink: '#e6f1fd' },
    disabled: { fill: '#4a4540', line: '#7b736b', ink: '#e6e0da' },
  },
  icons: { fire: '#c9483a', rescue: '#2f8f5f', service: '#5b738d', ink: '#ffffff' },
  kinds: [
    { fill: '#35587f', line: '#6f9bcb', ink: '#e6f1fd' },
    { fill: '#7d4f2c', line: '#c48a5c', ink: '#fdeee2' },
    { fill: '#4b6230', line: '#86a65c', ink: '#eef7e2' },
    { fill: '#5d4270', line: '#a081b8', ink: '#f5eafc' },
    { fill: '#6f5d1f', line: '#b39b46', ink: '#fdf5d8' },
    { fill: '#2c5f59', line: '#62a59d', ink: '#e2f7f4' },
  ],
  steps: [
    { fill: '#3a2c24', line: '#7a6252', ink: '#f6e6da' },
    { fill: '#5a3c28', line: '#95684a', ink: '#fbe9dc' },
    { fill: '#85502b', line: '#bd8055', ink: '#fff0e4' },
    { fill: '#b05c29', line: '#e59a68', ink: '#ffffff' },
    { fill: '#e58a52', line: '#ffc09a', ink: '#2a1206' },
  ],
  design: {
    edge: '#f4925f',
    edgeInk: '#241208',
    locked: '#c6bcb2',
    handle: '#211d1a',
    wash: 'rgba(244, 146, 95, 0.16)',
    plate: '#ede7e1',
    plateInk: '#211e1b',
    hindering: '#c9483a',
    remark: '#986b19',
    markInk: '#ffffff',
    hatching: '#ffb3a8',
  },
  site: {
    around: '#181513',
    grounds: {
      plaza: '#221e1b',
      road: '#2f2a26',
      promenade: '#2b2622',
      green: '#242b20',
      water: '#1a2733',
      parking: '#2a2623',
    },
    lines: {
      plaza: '#4c443d',
      road: '#5a5149',
      promenade: '#332d28',
      green: '#2f3829',
      water: '#2b4153',
      parking: '#473f39',
    },
    waterInk: '#9bbad3',
    crown: '#34432d',
    crownEdge: '#475b3d',
    trunk: '#708a63',
    hall: '#191614',
    zone: '#1e1a17',
    shadow: 'rgba(0, 0, 0, 0.3)',
    wall: '#c6bcb2',
    fence: '#8f857b',
    figure: '#86cfa3',
    chosenHall: '#2c1b14',
    chosenEdge: '#f4925f',
    glow: 'rgba(244, 146, 95, 0.2)',
    plate: '#ede7e1',
    plateInk: '#211e1b',
    places: { metro: '#2f6fb8', parking: '#7d7268', firstAid: '#c9483a', taxi: '#8f6416', bus: '#2f7d4f' },
    placeInk: '#ffffff',
    way: '#f4925f',
    wayInk: '#241208',
    halo: '#181513',
  },
}
