export * from './designation'
export * from './placement.messages'
export {
  type Assignment,
  assignment,
  boothIds,
  companyId,
  type PlacementAction,
  placementActions,
  type Release,
  type Reservation,
  reason,
  reasonLimit,
  release,
  reservation,
} from './placing'
