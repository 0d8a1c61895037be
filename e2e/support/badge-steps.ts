import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { photographCode } from './badge-code'
import { origin } from './people'
import { picture } from './pictures'

export const gate = '/participants/gate'

export const badges = {
  zh: {
    path: '/exhibitorcardZS',
    add: '添加人员',
    fields: {
      '姓名 *': '闻一舟',
      '职务 *': '讲解员',
      '手机号 *': '13900002222',
      '证件号码 *': '110101199003078259',
    },
    photo: '照片',
    photoHere: '照片已上传',
    save: '保存',
    print: /^打印证件 /,
    name: '闻一舟',
  },
  en: {
    path: '/exhibitorcard',
    add: 'Add a person',
    fields: {
      'Name *': 'Ada Marlow',
      'Post *': 'Engineer',
      'Mobile *': '+442079460000',
      'Document number *': 'K4471208',
    },
    photo: 'Photo',
    photoHere: 'The photo is there',
    save: 'Save',
    print: /^Print badge of /,
    name: 'Ada Marlow',
  },
} as const

type Code = ReturnType<typeof photographCode>

/** Somebody new with a photo, on the page of the company's badges; and the code on their paper. */
export async function makeBadge(page: Page, language: 'zh' | 'en'): Promise<Code> {
  const say = badges[language]
  await page.getByRole('button', { name: say.add }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(say.fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel(say.photo, { exact: true }).setInputFiles(picture('face.png', [120, 90, 60]))
  await expect(dialog.getByText(say.photoHere)).toBeVisible()
  await dialog.getByRole('button', { name: say.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const person = page.getByRole('listitem').filter({ hasText: say.name })
  return codeOn(page, person.getByRole('button', { name: say.print }))
}

/** By staff, from the list of all who have a badge. */
export async function reprint(page: Page, name: string): Promise<Code> {
  await page.goto(`${origin()}/participants/participants_baseinfo`)
  await page.getByLabel('姓名或编号').fill(name)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: `补打 ${name} 的参展证` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('原因').fill('现场遗失')
  return codeOn(page, dialog.getByRole('button', { name: '补打', exact: true }))
}

async function codeOn(page: Page, button: Locator): Promise<Code> {
  const [paper] = await Promise.all([page.waitForEvent('download'), button.click()])
  return photographCode(await readFile(await paper.path()))
}

export const scan = (page: Page, photo: Code): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(photo)
