import * as calls from '@fairground/wire/download'
import { download as list } from '@fairground/wire/list/lists/download'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const page = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  '手册.png',
)

export const download: Stories = {
  'the organiser hands out a file': async (story) => {
    await story.refused('clerk', calls.uploadDownload, { body: {}, file: page })
    const { id: fileId } = await story.ask('admin', calls.uploadDownload, { body: {}, file: page })
    const row = { title: { zh: '手册', en: '' }, audience: 'CHN', reach: 'booths', fileId }
    await story.ask('admin', list.calls.add, { body: row as never })
    const offered = await story.ask(chineseExhibitors.boothChosen, calls.ownDownloads)
    const downloadId = offered.find(({ title }) => title === '手册')?.id ?? unknownId
    await story.ask(chineseExhibitors.boothChosen, calls.fetchDownload, { params: { downloadId } })
    await story.ask(overseasExhibitors.boothChosen, calls.ownDownloads)
    await story.refused(overseasExhibitors.boothChosen, calls.fetchDownload, { params: { downloadId } })
    await story.refused(chineseExhibitors.approved, calls.fetchDownload, { params: { downloadId } })
    await story.ask('admin', list.calls.find, { params: { id: downloadId } })
  },
}
