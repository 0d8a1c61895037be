import type { BoothUse } from '@fairground/domain/booth'
import type { Text } from '@fairground/domain/text'

export type Standing = Exclude<BoothUse, 'notOffered'>

/** Where a booth stands in its hall, in metres, and whether it is to be had. */
export type BoothNow = readonly [x: number, y: number, width: number, depth: number, standing: Standing]

export interface HallNow {
  id: string
  code: string
  name: Text
  width: number
  depth: number
  /** Of all its booths, in square metres. */
  area: number
  booths: readonly BoothNow[]
}

/** The fair as it stands at this moment. */
export interface Figures {
  /** In the order they are walked. */
  halls: readonly HallNow[]
  /** Companies whose sign-up was approved. */
  exhibitors: number
}

export const areaOf = ({ halls }: Figures): number =>
  Math.round(halls.reduce((sum, { area }) => sum + area, 0))

export const boothsOf = ({ halls }: Figures): readonly BoothNow[] => halls.flatMap(({ booths }) => booths)

export const countOf = (booths: readonly BoothNow[], wanted: Standing): number =>
  booths.filter(([, , , , standing]) => standing === wanted).length

const metres = (value: number): string => String(Math.round(value * 10) / 10)

/** All booths of a kind as one line of a drawing. */
export const outlineOf = (booths: readonly BoothNow[], wanted: Standing): string =>
  booths
    .filter(([, , , , standing]) => standing === wanted)
    .map(
      ([x, y, width, depth]) =>
        `M${metres(x)} ${metres(y)}h${metres(width)}v${metres(depth)}h${metres(-width)}z`,
    )
    .join('')
