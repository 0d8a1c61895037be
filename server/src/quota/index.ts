export { type AskedAndTiers, askedAndTiers, type OwnAsked, ownAsked } from './quota.repository'
export { allowanceFor, allowanceOf, describeTier, readAllowance, readHallsInReach } from './quota.service'
