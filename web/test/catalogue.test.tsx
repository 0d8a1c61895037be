import {
  catalogueOverview,
  findCatalogueEntry,
  listCatalogue,
  type OwnCatalogue,
  ownCatalogue,
} from '@fairground/wire/catalogue'
import { cataloguePaths } from '@fairground/wire/catalogue/screens'
import { ownCreditCode } from '@fairground/wire/company'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fileAddress } from '../src/company'
import { dialog, press } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, englishExhibitor, exhibitor } from './support/people'

const values: OwnCatalogue['values'] = {
  nameZh: '江苏恒固防火材料有限公司',
  nameEn: 'Henggu Fireproof',
  introZh: '防火涂料',
  introEn: 'Fireproof coatings',
  addressZh: '',
  addressEn: '',
  phone: '',
  email: '',
  website: '',
}
const logoFileId = crypto.randomUUID()

describe('the logo that is printed', () => {
  const words = {
    zh: { panel: '企业 logo', picture: /企业 logo/, none: '报名信息中没有 logo，会刊中只刊登文字。' },
    en: {
      panel: 'Company logo',
      picture: /Company logo/,
      none: 'Your sign-up has no logo, so the catalogue prints your words alone.',
    },
  }
  const open = async (language: 'zh' | 'en', fileId: string | null) => {
    const fair = createFakeFair(language === 'en' ? englishExhibitor : exhibitor)
    fair.answer(ownCatalogue, {
      state: 'none',
      version: 0,
      values,
      logoFileId: fileId,
      given: null,
      remark: '',
      inDirectory: false,
      lastDay: '2026-12-01',
      closed: null,
    })
    fair.answer(exhibitorHome, new Refused(codes.refused, ''))
    fair.answer(ownCreditCode, { creditCode: null })
    await openScreen(fair, cataloguePaths[language])
    return screen.findByRole('region', { name: words[language].panel })
  }

  it.each(['zh', 'en'] as const)('is shown to its company: %s', async (language) => {
    const panel = await open(language, logoFileId)
    const picture = within(panel).getByRole('img', { name: words[language].picture })
    expect(picture.getAttribute('src')).toBe(fileAddress(logoFileId, true))
  })

  it.each(['zh', 'en'] as const)('is said to be missing where there is none: %s', async (language) => {
    const panel = await open(language, null)
    expect(within(panel).getByText(words[language].none)).toBeDefined()
    expect(within(panel).queryByRole('img')).toBeNull()
  })

  const desks = [
    {
      who: admin,
      read: /^审校 /,
      picture: /的 logo$/,
      shown: '印在会刊中的 logo',
      absent: '没有 logo，只刊登文字',
    },
    {
      who: englishAdmin,
      read: /^Proofread /,
      picture: /Logo of/,
      shown: 'The logo that is printed',
      absent: 'No logo; the words are printed alone',
    },
  ]
  const proofread = async ({ who, read }: (typeof desks)[number], fileId: string | null) => {
    const companyId = crypto.randomUUID()
    const fair = createFakeFair(who)
    const given = {
      companyId,
      companyName: values.nameZh,
      area: 'CHN',
      state: 'submitted',
      remark: '',
    } as const
    const row = { ...given, registrationNumber: null, booths: [], inDirectory: false, remindedAt: null }
    fair.answer(listCatalogue, {
      list: [{ ...row, submittedAt: new Date('2026-10-14T03:02:01Z') }],
      total: 1,
    })
    const states = { none: 0, draft: 0, submitted: 1, returned: 0, approved: 0 }
    fair.answer(catalogueOverview, { states, lastDay: '2026-12-01' })
    fair.answer(findCatalogueEntry, { ...given, version: 1, given: values, values, logoFileId: fileId })
    await openScreen(fair, '/publication')
    await press(read)
    return within(await dialog())
  }

  it.each(desks)('lies before whoever proofreads the entry (%#)', async (desk) => {
    const reading = await proofread(desk, logoFileId)
    const picture = await reading.findByRole('img', { name: desk.picture })
    expect(picture.getAttribute('src')).toBe(fileAddress(logoFileId, true))
    expect(reading.getByText(desk.shown)).toBeDefined()
  })

  it.each(desks)('is not missed by whoever proofreads the entry (%#)', async (desk) => {
    const reading = await proofread(desk, null)
    expect(await reading.findByText(desk.absent)).toBeDefined()
    expect(reading.queryByRole('img', { name: desk.picture })).toBeNull()
  })
})
