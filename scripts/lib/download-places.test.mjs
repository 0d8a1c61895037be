import { expect, it } from 'vitest'
import { strayDownloads } from './download-places.mjs'

const named = "reply\n  .header('Content-Disposition', 'attachment; filename=list.html')"

it('lets nothing but its one door say what a file is called', () => {
  expect(strayDownloads('server/src/platform/http/send-download.ts', named)).toEqual([])
  expect(strayDownloads('server/test/http/downloads.test.ts', named)).toEqual([])
  expect(strayDownloads('server/src/review/export.ts', named)).toEqual([
    'server/src/review/export.ts:2: files are sent by sendDownload',
  ])
})
