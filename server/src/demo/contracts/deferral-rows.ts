import { dayAfter } from '@fairground/domain/money'
import type { DeferralEvent } from '@fairground/domain/payment'
import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { ContractRows, DeferralEventRow, DeferralRow } from './rows'

interface Context {
  calendar: Calendar
  adminId: string
  leaderId: string
  random: Random
}

const asked = '总部付款流程延后 / Our head office pays later than planned'
const other = '布展前必须到账，最晚到这一天 / It has to arrive before the build-up'
const no = '已缓缴过一次 / It was deferred once before'

type Who = 'admin' | 'leader'
interface Story {
  steps: readonly (readonly [DeferralEvent, Who])[]
  state: DeferralRow['state']
}

/** One of each kind, as far as there are contracts being paid. */
const stories: readonly Story[] = [
  { state: 'proposed', steps: [['propose', 'leader']] },
  {
    state: 'proposed',
    steps: [
      ['propose', 'leader'],
      ['counter', 'admin'],
    ],
  },
  {
    state: 'granted',
    steps: [
      ['propose', 'leader'],
      ['grant', 'admin'],
    ],
  },
  { state: 'proposed', steps: [['propose', 'admin']] },
  {
    state: 'refused',
    steps: [
      ['propose', 'leader'],
      ['refuse', 'admin'],
    ],
  },
]

const words: Partial<Record<DeferralEvent, string>> = { propose: asked, counter: other, refuse: no }
const daysLater: Partial<Record<DeferralEvent, number>> = { propose: 21, counter: 10 }

/** About last instalments: nothing follows them. A day that was granted is the day that stands. */
export function deferralRows(
  { contract, contract_instalment }: Pick<ContractRows, 'contract' | 'contract_instalment'>,
  { calendar, adminId, leaderId, random }: Context,
): { payment_deferral: DeferralRow[]; payment_deferral_event: DeferralEventRow[] } {
  const ids = { admin: adminId, leader: leaderId }
  const made = { payment_deferral: [] as DeferralRow[], payment_deferral_event: [] as DeferralEventRow[] }
  const paying = contract.filter(({ state, total }) => state === 'payment' && total > 0)
  for (const [place, { steps, state }] of stories.entries()) {
    const one = paying[place]
    const part = one && contract_instalment.findLast(({ contract_id }) => contract_id === one.id)
    if (!one || !part) break
    const id = random.uuid()
    const before = part.due_on
    let [due, reason, proposer] = [before, asked, adminId]
    for (const [step, [event, who]] of steps.entries()) {
      const later = daysLater[event]
      if (later !== undefined) {
        due = dayAfter(before, later)
        reason = words[event] ?? reason
        proposer = ids[who]
      }
      made.payment_deferral_event.push({
        deferral_id: id,
        event,
        at: calendar.at(-1, `1${step}:20`),
        actor_id: ids[who],
        due_on: due,
        reason: words[event] ?? '',
      })
    }
    const last = steps.at(-1)
    const isDecided = state !== 'proposed'
    made.payment_deferral.push({
      id,
      contract_id: one.id,
      instalment: part.number,
      version: steps.length,
      state,
      due_before: before,
      due_on: due,
      reason,
      asked_at: calendar.at(-1, '10:20'),
      asked_by: ids[steps[0]?.[1] ?? 'admin'],
      proposed_by: proposer,
      decided_at: isDecided ? calendar.at(-1, '11:20') : null,
      decided_by: isDecided && last ? ids[last[1]] : null,
      answer: state === 'refused' ? no : '',
    })
    if (state === 'granted') part.due_on = due
  }
  return made
}
