import type { BoothState } from './plan'

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
}
