/**
 * The features, and for each the features whose code it may use: the same in every room, since a feature has the same
 * name everywhere. It is about code within one room; what lies in the rooms below is open as the walls say.
 */
export const featureGraph = {
  account: ['credit-code', 'exhibitor', 'verification'],
  board: ['file'],
  booth: [],
  codelist: [],
  company: [
    'account',
    'board',
    'booth',
    'codelist',
    'credit-code',
    'exhibitor',
    'file',
    'settings',
    'standing',
    'verification',
  ],
  'credit-code': [],
  exhibitor: [],
  fair: [],
  field: [],
  file: [],
  guide: ['fair'],
  home: ['board', 'booth', 'codelist', 'company', 'fair', 'standing'],
  list: ['codelist', 'credit-code'],
  live: [],
  outbox: [],
  review: ['account', 'booth', 'codelist', 'company', 'exhibitor', 'standing'],
  search: ['codelist', 'company', 'list', 'standing'],
  settings: ['codelist', 'credit-code'],
  shell: ['account', 'board', 'company', 'search'],
  standing: ['booth', 'codelist', 'list'],
  system: [],
  verification: [],
}
