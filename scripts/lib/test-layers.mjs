/**
 * What `npm test` consists of, in the order it runs, and how many seconds each layer may take on two idle cores. A
 * budget is there to be looked at: exceeding it fails nothing, because how long a test takes is no test.
 */
export const layers = [
  { name: 'checks', budget: 60 },
  { name: 'rules', budget: 45 },
  { name: 'screens', budget: 45 },
  { name: 'server', budget: 210 },
  { name: 'journeys', budget: 240 },
]

/** The same for `npm run test:long`. */
export const longLayers = [{ name: 'stress', budget: 1800 }]
