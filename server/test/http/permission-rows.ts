import { growingContent, singleContent } from '@fairground/wire/portal'

export const principals = ['anonymous', 'exhibitor', 'otherExhibitor', 'leader', 'clerk', 'admin'] as const
export type Principal = (typeof principals)[number]

/** `in`: the gate opens (what the call then answers is its own business). `signIn`: asked to log in. */
export type Outcome = 'in' | 'forbidden' | 'signIn'
export type Row = Record<Principal, Outcome>

export const everyone: Row = {
  anonymous: 'in',
  exhibitor: 'in',
  otherExhibitor: 'in',
  leader: 'in',
  clerk: 'in',
  admin: 'in',
}
export const signedIn: Row = { ...everyone, anonymous: 'signIn' }
export const exhibitors: Row = { ...signedIn, leader: 'forbidden', clerk: 'forbidden', admin: 'forbidden' }
export const staff: Row = { ...signedIn, exhibitor: 'forbidden', otherExhibitor: 'forbidden' }

/** Staff who hold the key; administrators hold every key. */
export const holders = (...principalsWithKey: Principal[]): Row => ({
  ...staff,
  leader: principalsWithKey.includes('leader') ? 'in' : 'forbidden',
  clerk: principalsWithKey.includes('clerk') ? 'in' : 'forbidden',
})

/** A list the organiser keeps: all staff read it unless it is closed, and who may change it is said per list. */
export const keptList = (
  list: string,
  may: { read?: Row; add: Row; edit: Row; delete: Row; import?: Row },
  has: { similar?: boolean; doubts?: boolean; order?: boolean } = {},
): Record<string, Row> => ({
  [`list.${list}.page`]: may.read ?? staff,
  [`list.${list}.find`]: may.read ?? staff,
  [`list.${list}.history`]: may.read ?? staff,
  [`list.${list}.add`]: may.add,
  [`list.${list}.edit`]: may.edit,
  [`list.${list}.restore`]: may.edit,
  [`list.${list}.remove`]: may.delete,
  ...(has.similar ? { [`list.${list}.similar`]: staff } : {}),
  ...(has.order ? { [`list.${list}.move`]: may.edit } : {}),
  ...(has.doubts ? { [`list.${list}.doubts`]: staff } : {}),
  ...(may.import
    ? {
        [`list.${list}.exportFile`]: staff,
        [`list.${list}.template`]: staff,
        [`list.${list}.importFile`]: may.import,
        [`list.${list}.importRun`]: may.import,
        [`list.${list}.latestImport`]: may.import,
        [`list.${list}.undoableImport`]: may.import,
        [`list.${list}.importRows`]: may.import,
        [`list.${list}.importFaults`]: may.import,
        [`list.${list}.applyImport`]: may.import,
        [`list.${list}.undoImport`]: may.import,
      }
    : {}),
})

/** What the portal says, all of it: kept by whoever holds its keys, and read by everybody once it is published. */
export const content = (may: Row): Record<string, Row> =>
  Object.assign(
    {},
    ...[...growingContent, ...singleContent].map(({ name, single, order }) => ({
      ...Object.fromEntries(
        [
          ...['page', 'find', 'history', 'versions', 'edit', 'restore', 'step', 'editing'],
          ...(single ? [] : ['add', 'remove']),
          ...(order === 'byHand' ? ['move'] : []),
        ].map((call) => [`portal.${name}.${call}`, may]),
      ),
      [`portal.${name}.published`]: everyone,
    })),
  )

export const keyHolders = { add: holders(), edit: holders(), delete: holders() }
export const leaderToo = { add: holders('leader'), edit: holders('leader'), delete: holders('leader') }
export const allStaff = { add: staff, edit: staff, delete: staff, import: staff }
