import type { ListedSignUp } from '@fairground/wire/review'

type Request = Pick<ListedSignUp, 'boothType' | 'standardBooths' | 'indoorArea' | 'outdoorArea'>

/** What a company asks for, in one line: 室内光地 54 m². */
export function requestText(request: Request, boothType: (code: string) => string): string {
  const { standardBooths, indoorArea, outdoorArea } = request
  const area = indoorArea || outdoorArea
  // Where the line breaks, the figure stays with its unit.
  const size = area > 0 ? `${area}\u00a0m²` : standardBooths > 0 ? `×\u00a0${standardBooths}` : ''
  return [boothType(request.boothType), size].filter(Boolean).join(' ')
}

const dayMs = 86_400_000

/** Whole days something has been waiting. */
export const daysSince = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs))

/** Floor area of all booths a company holds, without the error of adding decimals. */
export const areaOf = (booths: readonly { areaM2: number }[]): number =>
  Math.round(booths.reduce((sum, { areaM2 }) => sum + areaM2, 0) * 100) / 100
