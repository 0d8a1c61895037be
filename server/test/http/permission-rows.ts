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
  has: { similar?: boolean; doubts?: boolean; steps?: boolean; order?: boolean; public?: boolean } = {},
): Record<string, Row> => ({
  [`list.${list}.page`]: may.read ?? staff,
  [`list.${list}.find`]: may.read ?? staff,
  [`list.${list}.history`]: may.read ?? staff,
  [`list.${list}.add`]: may.add,
  [`list.${list}.edit`]: may.edit,
  [`list.${list}.restore`]: may.edit,
  [`list.${list}.remove`]: may.delete,
  ...(has.similar ? { [`list.${list}.similar`]: staff } : {}),
  ...(has.steps ? { [`list.${list}.step`]: may.edit } : {}),
  ...(has.order ? { [`list.${list}.move`]: may.edit } : {}),
  ...(has.public ? { [`list.${list}.published`]: everyone } : {}),
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

export const single = (list: string, may: { read: Row; edit: Row }): Record<string, Row> => ({
  [`list.${list}.page`]: may.read,
  [`list.${list}.find`]: may.read,
  [`list.${list}.history`]: may.read,
  [`list.${list}.edit`]: may.edit,
  [`list.${list}.restore`]: may.edit,
  [`list.${list}.step`]: may.edit,
  [`list.${list}.published`]: everyone,
})

export const keyHolders = { add: holders(), edit: holders(), delete: holders() }
export const leaderToo = { add: holders('leader'), edit: holders('leader'), delete: holders('leader') }
export const allStaff = { add: staff, edit: staff, delete: staff, import: staff }

/** Rows behind figures, and the figures: read by whoever holds the key of their area. */
export const viewList = (list: string, read: Row): Record<string, Row> => ({
  [`list.${list}.page`]: read,
  [`list.${list}.exportFile`]: read,
  [`list.${list}.sums`]: read,
})
export const figure = (name: string, read: Row): Record<string, Row> => ({
  [`statistics.${name}.figures`]: read,
  [`statistics.${name}.exportFile`]: read,
})
