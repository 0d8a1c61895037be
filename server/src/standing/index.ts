export { requireNotBlacklisted } from './blacklisting'
export { findBlacklisting, isBlacklisted } from './blacklisting.repository'
