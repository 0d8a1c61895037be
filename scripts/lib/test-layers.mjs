/**
 * What `npm test` consists of, in the order it runs, and how many seconds each layer may take on two idle cores. A
 * budget is there to be looked at: exceeding it fails nothing, because how long a test takes is no test. Layers of one
 * group run side by side, as those may that stand on no database; the longest of a group comes first.
 */
export const layers = [
  { name: 'screens', budget: 240, group: 'without a database' },
  { name: 'checks', budget: 150, group: 'without a database' },
  { name: 'rules', budget: 120, group: 'without a database' },
  { name: 'server', budget: 540 },
  { name: 'journeys', budget: 1200 },
]

/** The same for `npm run test:long`. */
export const longLayers = [
  { name: 'stress', budget: 1800 },
  { name: 'drills', budget: 300 },
]

/** How many layers of a group run at a time: the checks and the rules each keep two cores busy by themselves. */
export const atOnce = 2
