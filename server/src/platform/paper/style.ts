import type { FaceName } from './faces'

export const ink = {
  text: '#1F1B18',
  quiet: '#5B534C',
  faint: '#8A8178',
  ember: '#C2410C',
  emberStrong: '#9A3412',
  line: '#E6E0D9',
  ground: '#F6F4F1',
  white: '#FFFFFF',
} as const

export type Tone = 'neutral' | 'info' | 'warn' | 'ok' | 'bad'
/** A sign's own colour, the words beside it, and the ground both stand on. */
export const tones: Record<Tone, { sign: string; words: string; ground: string }> = {
  neutral: { sign: ink.faint, words: ink.quiet, ground: ink.ground },
  info: { sign: '#2563A8', words: '#1E4E85', ground: '#E8F0FA' },
  warn: { sign: ink.ember, words: ink.emberStrong, ground: '#FFF1E8' },
  ok: { sign: '#2F7D4F', words: '#2F7D4F', ground: '#E7F4EC' },
  bad: { sign: '#B42318', words: '#8A1C13', ground: '#FCE9E7' },
}

export interface Style {
  face: FaceName
  size: number
  /** From one baseline to the next; Chinese characters fill their square and need more of it than Latin text. */
  leading: number
  color: string
  /** Full lines are spread to the same right edge, as Chinese text is. */
  spread?: boolean
}

const style = (face: FaceName, size: number, leading: number, color: string): Style => ({
  face,
  size,
  leading,
  color,
})

export const styles = {
  fair: style('strong', 8.5, 13, ink.ember),
  title: style('strong', 22, 30, ink.text),
  name: style('strong', 13, 20, ink.text),
  otherName: style('regular', 9.5, 15, ink.quiet),
  heading: style('strong', 12, 18, ink.text),
  subheading: style('strong', 9.5, 15, ink.text),
  label: style('regular', 8.5, 15, ink.quiet),
  body: style('regular', 9.5, 15, ink.text),
  paragraph: { ...style('regular', 9.5, 15, ink.text), spread: true },
  detailLabel: style('regular', 8.5, 13, ink.faint),
  detail: style('regular', 8.5, 13, ink.quiet),
  place: style('strong', 10, 15, ink.emberStrong),
  absent: style('regular', 9.5, 15, ink.faint),
  bandLabel: style('regular', 7.5, 11, ink.quiet),
  bandValue: style('strong', 10, 15, ink.text),
  running: style('regular', 7.5, 11, ink.faint),
} as const satisfies Record<string, Style>

const millimetre = 72 / 25.4
const [width, height] = [595.28, 841.89]
const margin = 18 * millimetre

/** A4, in points. What runs along every page stands outside the text. */
export const page = {
  width,
  height,
  left: margin,
  right: width - margin,
  top: 24 * millimetre,
  /** The first page has a head of its own instead of the running line. */
  firstTop: margin,
  bottom: height - 22 * millimetre,
  textWidth: width - 2 * margin,
} as const
