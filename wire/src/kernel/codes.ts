/** Answer codes of the envelope. The specs name the first group; the rest are ours, for what they leave open. */
export const codes = {
  ok: '00000000',
  unknownAccount: '22222222',
  wrongPassword: '33333333',
  sessionExpired: '44444444',
  sessionEnded: '55555555',
  incomplete: '99999999',

  refused: '11111111',
  invalid: '66666666',
  locked: '77777777',
  /** Somebody else changed it meanwhile; what was sent is not saved. */
  conflict: '88888888',
  /** Only one person at a time does this, and it is somebody else, or the same person in another tab. */
  notSeated: '88880001',

  badRequest: '40000000',
  forbidden: '40300000',
  notFound: '40400000',
  wrongMethod: '40500000',
  tooLarge: '41300000',
  wrongMediaType: '41500000',
  tooMany: '42900000',
  failure: '50000000',
  busy: '50300000',
  /** Busy too, but there is a room to wait in: see the waiting room of the login. */
  lineUp: '50300001',
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** Outcomes of the business answer 200; only faults of HTTP itself use its statuses. */
const statuses: Partial<Record<Code, number>> = {
  [codes.badRequest]: 400,
  [codes.forbidden]: 403,
  [codes.notFound]: 404,
  [codes.wrongMethod]: 405,
  [codes.tooLarge]: 413,
  [codes.wrongMediaType]: 415,
  [codes.tooMany]: 429,
  [codes.failure]: 500,
  [codes.busy]: 503,
  [codes.lineUp]: 503,
}

export const statusOf = (code: Code): number => statuses[code] ?? 200
