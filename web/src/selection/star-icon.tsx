/** Filled where something is marked. */
export const StarIcon = ({ isFull }: { isFull: boolean }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={starPath} fill={isFull ? 'currentColor' : 'none'} stroke="currentColor" strokeLinejoin="round" />
  </svg>
)

/** In a square of sixteen. */
export const starPath =
  'M8 1.8 9.900 5.800 14.300 6.400 11.100 9.400 11.900 13.800 8 11.700 4.100 13.800 4.900 9.400 1.700 6.400 6.100 5.800Z'
