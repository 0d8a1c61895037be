import { listBooths } from '@fairground/wire/placement'
import { copyHalls, lastHalls, readBackground, setBoothTypes, uploadBackground } from '@fairground/wire/venue'
import { hallWith } from '../../../hall/hall-support'
import { chineseExhibitors, type Stories, unknownId } from './people'
import { pictureFile } from './sign-up'

const reason = '展区调整'

export const venue: Stories = {
  'a picture for a hall': async (story) => {
    const { id } = await story.ask('admin', uploadBackground, {
      file: await pictureFile('底图.png'),
      body: {},
    })
    await story.ask('clerk', readBackground, { params: { fileId: id } })
    await story.refused('nobody', readBackground, { params: { fileId: id } })
    await story.refused('nobody, in English', readBackground, { params: { fileId: unknownId } })
    await story.wrong('admin', uploadBackground, { file: new File(['<svg/>'], 'x.svg') })
    await story.refused('clerk', uploadBackground, { file: await pictureFile(), body: {} })
  },
  'halls of the last edition': async (story) => {
    await story.ask('admin', lastHalls)
    await story.refused('admin', copyHalls, { body: { from: 20, codes: ['W1'] } })
    await story.wrong('admin', copyHalls, { body: { from: 20, codes: [] } })
    await story.refused('overseas', lastHalls)
  },
  'what booths are': async (story) => {
    const hallId = await hallWith(story.fair, 'W3')
    const search = { hallId, codeFrom: 'W3-110', codeUntil: 'W3-120', state: 'normal', page: 1, pageSize: 2 }
    const { list } = await story.ask('admin', listBooths, { body: search as never })
    const boothIds = list.map(({ id }: { id: string }) => id)
    await story.ask('admin', setBoothTypes, { body: { boothIds, special: true, reason } })
    const { list: held } = await story.ask('admin', listBooths, {
      body: { held: 'yes', page: 1, pageSize: 2 },
    })
    const bound = held.map(({ id }: { id: string }) => id)
    await story.ask('admin', setBoothTypes, {
      body: { boothIds: [...boothIds, ...bound], special: false, reason },
    })
    await story.wrong('admin', setBoothTypes, { body: { boothIds, reason } })
    await story.refused('admin', setBoothTypes, { body: { boothIds: [unknownId], special: true, reason } })
    await story.refused(chineseExhibitors.draft, setBoothTypes, { body: { boothIds, special: true, reason } })
  },
}
