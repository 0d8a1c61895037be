/** A contract and its money as somebody would keep them on a sheet of paper. Nothing of it is the product's. */

/** Of one booth; the fair has no other. */
export const price = 1_280_000

export const deeds = [
  ...(['drawUp', 'revise', 'send', 'recall', 'sign', 'return', 'countersign', 'seal', 'void'] as const),
  ...(['sendVoucher', 'confirmVoucher', 'returnVoucher', 'withdrawVoucher'] as const),
  ...(['payment', 'refund', 'credit', 'takeBack', 'amend'] as const),
]
export type Deed = (typeof deeds)[number]

type State = 'drawnUp' | 'sent' | 'signed' | 'returned' | 'inForce' | 'payment' | 'paid' | 'void'
interface Entry {
  kind: 'charge' | 'payment' | 'refund' | 'credit'
  amount: number
  isBack: boolean
}
interface Voucher {
  state: 'pending' | 'confirmed' | 'returned' | 'withdrawn'
  amount: number
}

export interface Sheet {
  /** What its company holds. */
  booths: number
  state: State | 'none'
  /** Both sides have signed, whatever became of it. */
  isBound: boolean
  entries: Entry[]
  vouchers: Voucher[]
}

/** As many as a company may have at most. */
export const mostBooths = 3

export const blank: Sheet = { booths: 1, state: 'none', isBound: false, entries: [], vouchers: [] }

export interface Step {
  deed: Deed
  amount: number
  /** Which voucher or entry it is about. */
  place: number
}

/** Where a deed may be done to the contract, and where it leads. */
const moves: Partial<Record<Deed, { from: State[]; to: State }>> = {
  revise: { from: ['drawnUp'], to: 'drawnUp' },
  send: { from: ['drawnUp'], to: 'sent' },
  recall: { from: ['sent', 'returned'], to: 'drawnUp' },
  sign: { from: ['sent', 'returned'], to: 'signed' },
  return: { from: ['signed'], to: 'returned' },
  countersign: { from: ['signed'], to: 'inForce' },
  void: { from: ['drawnUp', 'sent', 'signed', 'returned', 'inForce', 'payment', 'paid'], to: 'void' },
}

const sumOf = ({ entries }: Sheet, ...kinds: Entry['kind'][]): number =>
  entries.reduce((sum, { kind, amount, isBack }) => sum + (!isBack && kinds.includes(kind) ? amount : 0), 0)

export const due = (sheet: Sheet): number => sumOf(sheet, 'charge') - sumOf(sheet, 'credit')
export const paid = (sheet: Sheet): number => sumOf(sheet, 'payment') - sumOf(sheet, 'refund')

/** What the plan says of the one booth. */
export function boothOf(sheet: Sheet): 'allotted' | 'partial' | 'completed' {
  if (sheet.state !== 'payment' && sheet.state !== 'paid') return 'allotted'
  if (paid(sheet) >= due(sheet)) return 'completed'
  return paid(sheet) > 0 ? 'partial' : 'allotted'
}

/** Of those that are there, the one that is meant. */
const at = <Of>(all: readonly Of[], place: number): number => (all.length === 0 ? -1 : place % all.length)

const mayAmend = ({ state, vouchers, booths }: Sheet): boolean =>
  (state === 'payment' || state === 'paid') &&
  booths < mostBooths &&
  // It waits for these; that is tried where amendments are.
  vouchers.every((one) => one.state !== 'pending')

/** What stands on the sheet after a step; nothing where it must be refused. */
export function after(before: Sheet, { deed, amount, place }: Step): Sheet | undefined {
  const sheet = structuredClone(before)
  const { state, entries, vouchers } = sheet
  const takesMoney = state === 'payment' || state === 'paid'
  const settled = (): Sheet => {
    if (sheet.state === 'payment' || sheet.state === 'paid')
      sheet.state = paid(sheet) >= due(sheet) ? 'paid' : 'payment'
    return sheet
  }
  const book = (kind: Entry['kind'], sum: number): Sheet => {
    entries.push({ kind, amount: sum, isBack: false })
    return settled()
  }
  const move = moves[deed]
  if (move) {
    if (state === 'none' || !move.from.includes(state)) return undefined
    sheet.state = move.to
    if (deed === 'countersign') sheet.isBound = true
    if (deed === 'void')
      for (const entry of entries) if (entry.kind === 'charge' || entry.kind === 'credit') entry.isBack = true
    return sheet
  }
  const voucher = vouchers[at(vouchers, place)]
  const decide = (to: Voucher['state']): Sheet | undefined => {
    // Whoever presses again has done it once.
    if (!voucher || voucher.state === to) return voucher && sheet
    if (voucher.state !== 'pending') return undefined
    voucher.state = to
    return to === 'confirmed' ? book('payment', voucher.amount) : sheet
  }
  switch (deed) {
    case 'drawUp':
      if (state !== 'none' && state !== 'void') return undefined
      return { ...structuredClone(blank), booths: sheet.booths, state: 'drawnUp' }
    case 'amend':
      // One booth more, agreed by both sides: the money comes along, and the charge is another one.
      if (!mayAmend(before)) return undefined
      sheet.booths += 1
      sheet.entries = entries.filter(({ kind, isBack }) => !isBack && kind !== 'charge')
      sheet.vouchers = []
      sheet.entries.push({ kind: 'charge', amount: sheet.booths * price, isBack: false })
      return settled()
    case 'seal':
      // A job, which does nothing where there is nothing for it.
      if (state !== 'inForce') return sheet
      sheet.state = 'payment'
      return book('charge', sheet.booths * price)
    case 'sendVoucher':
      if (!takesMoney) return undefined
      vouchers.push({ state: 'pending', amount })
      return sheet
    case 'confirmVoucher':
      return decide('confirmed')
    case 'returnVoucher':
      return decide('returned')
    case 'withdrawVoucher':
      return decide('withdrawn')
    case 'takeBack': {
      const entry = entries[at(entries, place)]
      if (!entry || entry.kind === 'charge') return undefined
      // By the same person once more; or with the contract that is void, by whoever made it so.
      entry.isBack = true
      return settled()
    }
    default: {
      if (!sheet.isBound || state === 'inForce') return undefined
      if (deed === 'refund' && amount > paid(sheet)) return undefined
      if (deed === 'credit' && amount > due(sheet)) return undefined
      return book(deed as 'payment' | 'refund' | 'credit', amount)
    }
  }
}
