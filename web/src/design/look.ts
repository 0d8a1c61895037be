import { isLookedAt, planParameters } from '@fairground/wire/hall/plan-address'

const { hall, booth, look } = planParameters

const changed = (search: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams => {
  const next = new URLSearchParams(search)
  change(next)
  return next
}

/** The same place, to be drawn on. */
export const toDraw = (search: URLSearchParams): URLSearchParams =>
  changed(search, (next) => next.set(look, 'no'))

/** Another hall, for whatever one does in this one. */
export const inHall = (search: URLSearchParams, hallId: string): URLSearchParams =>
  changed(search, (next) => {
    if (isLookedAt(search)) next.set(look, 'yes')
    next.delete(booth)
    next.set(hall, hallId)
  })
