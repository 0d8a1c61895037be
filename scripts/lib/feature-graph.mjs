/**
 * The features, and for each the features whose code it may use: the same in every room, since a feature has the same
 * name everywhere. It is about code within one room; what lies in the rooms below is open as the walls say.
 */
export const featureGraph = {
  account: ['credit-code'],
  board: [],
  codelist: [],
  company: ['account', 'board', 'codelist', 'credit-code', 'settings', 'standing'],
  'credit-code': [],
  fair: [],
  guide: ['fair'],
  home: ['board', 'codelist', 'company', 'fair', 'standing'],
  list: ['credit-code'],
  live: [],
  outbox: [],
  review: ['account', 'codelist', 'company', 'standing'],
  search: ['codelist', 'company', 'list'],
  settings: ['codelist', 'credit-code'],
  shell: ['account', 'board', 'company', 'search'],
  standing: ['codelist', 'list'],
  system: [],
}
