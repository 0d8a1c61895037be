import { useLocation } from 'react-router'

/** Which round the screen is of; the specs know of one. */
export function useRound(): number {
  const asked = Number(new URLSearchParams(useLocation().search).get('round'))
  return Number.isInteger(asked) && asked > 0 && asked < 100 ? asked : 1
}
