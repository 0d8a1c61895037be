export * from './caps'
export * from './designation'
export * from './placement.messages'
export {
  type Assignment,
  assignment,
  type PlacementAction,
  placementActions,
  type Release,
  type Reservation,
  reason,
  reasonLimit,
  release,
  reservation,
} from './placing'
