import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { drawn } from './support/pictures'
import { ask, englishStaff } from './support/records'
import { test } from './support/test'

const languages = [
  {
    language: 'zh',
    staff: async () => 'admin',
    code: 'W3',
    words: {
      picture: '底图',
      scale: '底图比例',
      distance: 'A 到 B 的实际距离（m）',
      size: '图片为 120 × 90 m',
      corner: '展馆左上角',
      use: '使用底图',
      uploaded: '已上传，保存后生效',
      save: '保存',
    },
  },
  {
    language: 'en',
    staff: englishStaff,
    code: 'S1',
    words: {
      picture: 'Background picture',
      scale: 'Scale of the picture',
      distance: 'From A to B, in metres',
      size: 'The picture is 120 × 90 m',
      corner: 'Upper left corner of the hall',
      use: 'Use the picture',
      uploaded: 'Uploaded; shown once saved',
      save: 'Save',
    },
  },
] as const

/** A sheet with a line at every tenth of it, as operators send them: wider than it is high, whatever the hall is. */
const sheet = drawn('hall.png', { width: 400, height: 300 }, (x, y) =>
  x % 40 === 0 || y % 30 === 0 ? [90, 90, 90] : [240, 236, 230],
)

for (const { language, staff, code, words } of languages)
  test(`a picture whose proportions are not the hall’s lies on it to scale, stretched by nobody, ${language}`, async ({
    page,
  }) => {
    const [hall] = await ask<{ id: string; width: number; depth: number }>(
      `SELECT id, width_m::float8 AS width, depth_m::float8 AS depth FROM hall
       WHERE deleted_at IS NULL AND usage = 'open' ORDER BY code = $1 DESC, position LIMIT 1`,
      [code],
    )
    if (!hall) throw new Error('the demo fair has halls')
    const backgroundNow = async (): Promise<string | null> => {
      const answer = await fetch(`${origin()}/api/hall/${hall.id}/map`)
      return ((await answer.json()) as { result: { hall: { background: string | null } } }).result.hall
        .background
    }
    const before = await backgroundNow()
    await signIn(page, await staff(), '/home')
    await page.goto(`${origin()}/venue/plan?edit=${hall.id}`)
    await page.getByLabel(words.picture, { exact: true }).setInputFiles(sheet)
    const dialog = page.getByRole('dialog', { name: words.scale })
    await dialog.getByLabel(words.distance).fill('120')
    await expect(dialog).toContainText(words.size)
    await dialog.getByRole('button', { name: words.corner }).press('Shift+ArrowRight')
    await expectAccessible(page)
    await keepPictures(page, `background-scale-${language}`)
    await dialog.getByRole('button', { name: words.use }).click()
    await expect(page.getByText(words.uploaded)).toBeVisible()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(backgroundNow).not.toBe(before)

    const kept = await fetch(`${origin()}/api/venue/background/${await backgroundNow()}`)
    const png = Buffer.from(await kept.arrayBuffer())
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
    // As far as whole dots of a small picture can tell.
    expect(width / height / (hall.width / hall.depth)).toBeCloseTo(1, 1)
    await page.goto(`${origin()}/booth/anon?uuid=${hall.id}`)
    await expect(page.getByRole('application')).toBeVisible()
    await keepPictures(page, `background-on-plan-${language}`)
  })
