import type { Platform } from '../platform/platform'

/** A draw is of one round of the edition that is on. */
export interface Round {
  edition: number
  round: number
}

export const roundOf = ({ settings }: Platform, round: number): Round => ({
  edition: settings.current().edition,
  round,
})
