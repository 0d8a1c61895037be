/** Kinds of entities that the library passes over in silence. */
export const passedOver = [
  'HATCH',
  'LEADER',
  'MULTILEADER',
  'MLINE',
  'WIPEOUT',
  'IMAGE',
  'REGION',
  'BODY',
  '3DSOLID',
  'OLE2FRAME',
  'ACAD_TABLE',
  'TOLERANCE',
  'TRACE',
  'XLINE',
  'RAY',
  'ATTRIB',
  'SHAPE',
  'MESH',
  'PDFUNDERLAY',
  'DWFUNDERLAY',
  'DGNUNDERLAY',
  'ACAD_PROXY_ENTITY',
] as const

/** Kinds that it reads and a plan has no use for. */
type ReadInVain = '3DFACE' | 'ATTDEF' | 'POINT'

/** Why a piece is not shown although its kind is. */
type NotShown = 'PAPERSPACE' | 'HIDDEN' | 'NESTED' | 'TOO_MANY' | 'BROKEN' | 'STRAY'

/** Whatever a drawing can have that is not shown; each has its words on the screen. */
export type DrawingLeftOut = (typeof passedOver)[number] | ReadInVain | NotShown

/** What a drawing had that is not shown, and how often. */
export type LeftOut = Map<string, number>

export const leaveOut = (leftOut: LeftOut, what: string, count = 1): void =>
  void leftOut.set(what, (leftOut.get(what) ?? 0) + count)
