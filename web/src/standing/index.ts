export { BlacklistBanner } from './blacklist/blacklist-banner'
export { useOwnBlacklisting } from './blacklist/use-own-blacklisting'
export { CompanyStanding } from './company-standing'
