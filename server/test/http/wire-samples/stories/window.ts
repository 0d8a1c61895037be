import {
  cancelWindows,
  changeWindow,
  extendWindows,
  findWindow,
  listWindows,
  setWindow,
  setWindows,
  windowOverview,
} from '@fairground/wire/window'
import { chineseExhibitors, type Stories, unknownId } from './people'

const far = { startsAt: '2099-03-01 09:00:00', endsAt: '2099-03-03 18:00:00' }

export const window: Stories = {
  'windows set, changed and cancelled': async (story) => {
    const search = { page: 1, pageSize: 3, isSet: 'no', phase: 'unset' } as const
    const { list } = await story.ask('admin', listWindows, { body: search })
    await story.ask('leader', listWindows, { body: { page: 1, pageSize: 2, batch: '99' } })
    await story.ask('admin', windowOverview)
    const [one, two] = list.map(({ companyId, version }) => ({ companyId, version }))
    if (!one || !two) throw new Error('some companies have no window yet')
    await story.ask('clerk', findWindow, { body: { companyId: one.companyId } })
    const { version } = await story.ask('admin', setWindow, { body: { ...one, ...far } })
    await story.refused('admin', changeWindow, { body: { ...one, ...far, endsAt: '2099-03-04 18:00:00' } })
    await story.ask('admin', changeWindow, {
      body: { ...one, version, ...far, endsAt: '2099-03-04 18:00:00' },
    })
    await story.ask('admin', setWindows, {
      body: [
        { companyId: one.companyId, ...far },
        { ...two, ...far },
      ],
    })
    await story.refused('admin', setWindows, { body: [{ ...two, ...far, endsAt: '2099-03-01 09:00:30' }] })
    await story.refused('admin', setWindow, {
      body: { ...two, startsAt: '2001-03-01 09:00:00', endsAt: '2001-03-03 18:00:00' },
    })
    const more = { minutes: 10, reason: '网络故障', ends: [new Date('2099-03-03T10:00:00Z')] }
    // None of these is open yet, so none of them ends later.
    await story.ask('admin', extendWindows, { body: more })
    await story.wrong('admin', extendWindows, { body: { ...more, minutes: 0 } })
    await story.refused('leader', extendWindows, { body: more })
    await story.refused('admin', findWindow, { body: { companyId: unknownId } })
    await story.wrong('admin', setWindow, { body: { companyId: one.companyId } })
    await story.wrong('admin', setWindow, { body: { ...one, startsAt: far.endsAt, endsAt: far.startsAt } })
    await story.wrong('admin', setWindows, { body: [] })
    await story.wrong('admin', cancelWindows, { body: [one, one] })
    for (const who of ['leader', 'clerk', chineseExhibitors.approved, 'nobody'])
      await story.refused(who, cancelWindows, { body: [one] })
    await story.ask('admin', cancelWindows, { body: [one, two].map(({ companyId }) => ({ companyId })) })
    await story.ask('admin', cancelWindows, { body: [{ companyId: one.companyId }] })
  },
}
