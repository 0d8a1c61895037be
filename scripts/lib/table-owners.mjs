/**
 * A table is changed by one feature; others read it, and ask that feature's functions where it has to change. These few are
 * changed by more than one, and it is said why. Whoever wants to join them asks the owner for a function first.
 */
export const sharedTables = {
  account: ['account', 'boot', 'exhibitor', 'system'], // who registers, who is entered, the first administrator, staff
  audit_entry: ['list', 'platform'], // an import writes an entry for each of its rows in one statement
  booth: ['design', 'ledger', 'offering', 'placement', 'selection', 'venue'], // each moves its own column or state, by id under lock
  booth_choice: ['booth', 'selection', 'waiting'], // a choice that was finished and whose booths changed is open again
  booth_holding: ['placement', 'selection'], // given by staff, chosen by the company
  booth_reservation: ['offering', 'placement'], // kept for somebody who waits, kept back by staff
  company: ['account', 'company', 'review'], // registered, filled in, decided on
  hall: ['design', 'venue'], // sized by what is published, copied from the last edition; its words are kept as a list
  invoice_wish: ['contract', 'payment'], // an amendment takes wishes of the contract before along
  outbox_message: ['mail', 'platform'], // written down with what it tells of, sent again by staff
  site_plan: ['design', 'venue'], // drawn, copied from the last edition
  stored_file: ['badge', 'design', 'file', 'platform'], // kept by the door, let go of by whoever replaces one
  verification_ticket: ['account', 'verification'], // given for a code, spent by what it was given for
  waiting_entry: ['offering', 'waiting'], // ends with an offer that is accepted
}

const changes = [
  /\b(?:INSERT INTO|DELETE FROM|MERGE INTO)\s+([a-z_]+)/g,
  /\bUPDATE\s+([a-z_]+)(?:\s+(?:AS\s+)?[a-z_]+)?\s+SET\b/g,
  /\.(?:insertInto|updateTable|deleteFrom)\('([a-z_]+)/g,
]

const featureOf = (file) => /^server\/src\/([^/]+)\//.exec(file)?.[1]

/** The demo fair is furnished from outside, as by somebody with the database in hand. */
const isFurniture = (feature) => feature === undefined || feature === 'demo'

/** @returns {Map<string, Set<string>>} which features change each table */
export function writersOf(files) {
  const writers = new Map()
  for (const [file, text] of files) {
    const feature = featureOf(file)
    if (isFurniture(feature)) continue
    for (const change of changes)
      for (const [, table] of text.matchAll(change)) {
        if (!writers.has(table)) writers.set(table, new Set())
        writers.get(table).add(feature)
      }
  }
  return writers
}

export function ownerProblems(files, shared) {
  const writers = writersOf(files)
  const strangers = [...writers].flatMap(([table, found]) => {
    const allowed = shared[table]
    if (!allowed)
      return found.size > 1
        ? [
            `${table} is changed by ${[...found].sort().join(', ')}: one of them owns it, the others ask its functions`,
          ]
        : []
    return [...found]
      .filter((feature) => !allowed.includes(feature))
      .map((feature) => `${table} is changed by ${feature}, too: ask ${allowed.join(' or ')} for a function`)
  })
  const gone = Object.entries(shared).flatMap(([table, allowed]) =>
    allowed
      .filter((feature) => !writers.get(table)?.has(feature))
      .map(
        (feature) =>
          `${table} is not changed by ${feature} any more: take it off the list in table-owners.mjs`,
      ),
  )
  return [...strangers, ...gone]
}
