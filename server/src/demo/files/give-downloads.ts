import { buffer } from 'node:stream/consumers'
import { downloadFile } from '@fairground/domain/download'
import type { Language } from '@fairground/domain/text'
import { filePurposes } from '../../file'
import { checkFile } from '../../platform/files/checks'
import type { PaperContent } from '../../platform/paper/content'
import { drawPaper } from '../../platform/paper/draw-paper'
import type { Platform } from '../../platform/platform'
import { type BareDownload, listBareDownloads, placeDownload } from './bare-downloads.repository'

/** The downloads of the demo fair get files: a page each that says what would stand there. */
export async function giveDemoDownloads({ config, db, files, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const { edition, fairName } = settings.current()
  for (const bare of await listBareDownloads(db, edition)) {
    const language = bare.titleZh ? 'zh' : 'en'
    const content = await buffer(drawPaper(pageOf(bare, language, fairName[language])).document)
    const verdict = await checkFile(filePurposes[downloadFile].accepts, { content, sender: 'demo' })
    if (!verdict.ok) throw new Error(`a download of the demo fair was refused: ${verdict.problem}`)
    const originalName = `${bare.titleZh || bare.titleEn}.pdf`
    const file = verdict.file
    const fileId = await files.keep({ ownerId: bare.ownerId, purpose: downloadFile, originalName, file })
    await db.transaction().execute(async (trx) => {
      if (await placeDownload(trx, bare.id, fileId))
        await files.claim(trx, fileId, bare.ownerId, downloadFile)
    })
  }
}

const words = {
  zh: { text: '内容', specimen: '演示样本，请以组委会发布的正式文件为准。', page: '页' },
  en: { text: 'Contents', specimen: 'A specimen of the demo fair, not a real document.', page: 'Page' },
} as const satisfies Record<Language, object>

function pageOf({ titleZh, titleEn }: BareDownload, language: Language, fair: string): PaperContent {
  const { text, specimen, page } = words[language]
  const [own, other] = language === 'zh' ? [titleZh, titleEn] : [titleEn, titleZh]
  return {
    lang: language === 'zh' ? 'zh-CN' : 'en',
    title: own,
    occasion: fair,
    name: own,
    otherName: other,
    logo: undefined,
    logoShows: '',
    band: [],
    mark: undefined,
    notice: undefined,
    parts: [{ title: text, blocks: [{ kind: 'prose', text: specimen }] }],
    footer: [fair],
    pageOf: (number, pages) => `${page} ${number} / ${pages}`,
    createdAt: new Date('2026-11-01T00:00:00Z'),
  }
}
