export { requireNotBlacklisted } from './blacklisting'
export { findBlacklisting, isBlacklisted } from './blacklisting.repository'
export { type PricedStanding, readPricedStandings } from './priced-standing.repository'
