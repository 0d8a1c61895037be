import * as calls from '@fairground/wire/type-change'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const newId = '22222222-3333-4444-8555-666666666666'

export const typeChange: Stories = {
  'a company asks for another type of booth': async (story) => {
    const who = overseasExhibitors.approved
    await story.ask(chineseExhibitors.submitted, calls.ownTypeChange)
    await story.refused('admin', calls.ownTypeChange)
    const { now, offered } = await story.ask(who, calls.ownTypeChange)
    const other = offered.find(({ boothType }) => boothType !== now?.boothType)
    if (!other) throw new Error('there is another type')
    const body = { id: newId, boothType: other.boothType, size: other.least, reason: '增加样机' }
    await story.wrong(who, calls.askTypeChange, { body: { ...body, reason: '' } })
    await story.refused(who, calls.askTypeChange, { body: { ...body, size: other.most + 1 } })
    await story.ask(who, calls.askTypeChange, { body })
    await story.refused(who, calls.askTypeChange, { body: { ...body, id: unknownId } })
    await story.refused(chineseExhibitors.approved, calls.withdrawTypeChange, { body: { id: newId } })
    await story.ask('clerk', calls.findTypeChange, { params: { id: newId } })
    await story.refused('clerk', calls.decideTypeChange, { body: { id: newId, granted: true, reason: '' } })
    await story.ask(who, calls.withdrawTypeChange, { body: { id: newId } })
    await story.refused('admin', calls.decideTypeChange, { body: { id: newId, granted: true, reason: '' } })
    await story.ask(who, calls.ownTypeChange)
  },

  'the organiser answers': async (story) => {
    const { list } = await story.ask('clerk', calls.listTypeChanges, {
      body: { page: 1, pageSize: 10, state: 'open' },
    })
    const [open] = list
    if (!open) throw new Error('the demo fair has open requests')
    await story.wrong('admin', calls.decideTypeChange, { body: { id: open.id, granted: false, reason: '' } })
    await story.ask('admin', calls.decideTypeChange, {
      body: { id: open.id, granted: false, reason: '没有余量' },
    })
    await story.ask('clerk', calls.findTypeChange, { params: { id: open.id } })
    await story.refused('clerk', calls.findTypeChange, { params: { id: unknownId } })
  },
}
