/** What browsers hear on the live stream. Without any schema, so that the open pages can listen too. */
export const noticeTypes = [
  'settings-changed',
  'codelist-changed',
  'list-changed',
  'company-changed',
  'own-sign-up-changed',
  'board-changed',
  'questions-changed',
  'design-changed',
  'draw-changed',
  'people-changed',
  'session-ended',
] as const

/** Tells that something changed; who it was for is nobody else's business, and what it is, is asked for. */
export interface LiveNotice {
  type: (typeof noticeTypes)[number]
}

/** The one notice that carries what changed: everybody who watches a map would ask for the same few booths. */
export const mapChangeNotice = 'map-changed'
