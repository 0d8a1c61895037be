import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { downloadBy } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { newestMessage } from './support/messages'
import { origin, signIn } from './support/people'
import { picture } from './support/pictures'
import { test } from './support/test'

const stamp = Date.now().toString().slice(-6)
const notice = {
  zh: {
    title: `夜间布展安排 ${stamp}`,
    body: '布展可延长至 22:00。\n\n申请见 https://fair.example/night 。',
  },
  en: {
    title: `Night set-up ${stamp}`,
    body: 'Set-up may go on until 22:00.\n\nSee https://fair.example/night.',
  },
}
const question = `夜间加班如何收费？${stamp}`
const answer = `每小时按场馆标准收取，请提前一天申请。${stamp}`

const editorOf = (page: Page) => page.getByRole('dialog').filter({ hasText: '通知' }).first()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const noticeOn = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title })
const banner = (page: Page) => page.getByRole('region', { name: /^(留言板|Message board)$/ })

async function fillVersion(page: Page, name: string, words: { title: string; body: string }): Promise<void> {
  const version = page.getByRole('region', { name })
  await version.getByLabel('标题').fill(words.title)
  await version.getByLabel('正文').fill(words.body)
}

test('the organiser publishes, exhibitors of both languages read and ask, and a withdrawn notice vanishes', async ({
  page,
  otherPage: chinese,
  thirdPage: overseas,
}) => {
  await signIn(page, 'leader', '/messageboard')
  await expect(page.getByRole('table', { name: '通知' })).toContainText('已发布')

  await test.step('a draft in both languages with a real file; half a language and a false file are refused', async () => {
    await page.getByRole('button', { name: '新建通知' }).click()
    const editor = editorOf(page)
    await fillVersion(page, '中文版', { ...notice.zh, body: '' })
    await editor.getByRole('button', { name: '保存草稿' }).click()
    await expect(editor.getByText('已填写标题，请补充正文')).toBeVisible()
    await fillVersion(page, '中文版', notice.zh)
    await fillVersion(page, '英文版', notice.en)
    const files = editor.locator('input[type=file]')
    const page1 = {
      name: '说明.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>not a pdf</html>'),
    }
    await files.setInputFiles([picture('布展平面图.png', [194, 65, 12]), page1])
    await expect(editor.getByText('附件只能是 pdf、jpg、png 文件')).toBeVisible()
    await expect(editor.getByRole('button', { name: '移除 布展平面图.png' })).toBeVisible()
    await editor.getByRole('button', { name: '移除 说明.pdf' }).click()
    await expectAccessible(page)
    await keepPictures(page, 'board-editor-zh')
    await editor.getByRole('button', { name: '保存草稿' }).click()
    await expect(rowOf(page, notice.zh.title)).toContainText('草稿')
  })

  await test.step('published, it appears by itself on the confirmation page and on the board', async () => {
    await signIn(chinese, '13800000003', '/exhprediction/confirm')
    await expect(chinese.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(chinese)).not.toContainText(notice.zh.title)
    await signIn(overseas, 'exhibitor4@example.com', '/messageboardEN')
    await expect(overseas.getByRole('heading', { level: 1, name: 'Message board' })).toBeVisible()
    await expect(noticeOn(overseas, notice.en.title)).toHaveCount(0)

    await page.getByRole('button', { name: `发布 ${notice.zh.title}` }).click()
    const ask = page.getByRole('dialog').filter({ hasText: '发布这条通知？' })
    await expect(ask).toContainText('全部参展商立即可见')
    await ask.getByRole('button', { name: '发布' }).click()
    await expect(rowOf(page, notice.zh.title)).toContainText('已发布')

    await expect(banner(chinese)).toContainText(notice.zh.title)
    await expect(noticeOn(overseas, notice.en.title)).toBeVisible()
    await expectAccessible(chinese)
    await keepPictures(chinese, 'confirm-banner-zh')
  })

  await test.step('the banner turns by keyboard and leads to the notice, whose file is downloaded', async () => {
    await banner(chinese).getByRole('button', { name: '下一条' }).press('Enter')
    await expect(banner(chinese)).not.toContainText(notice.zh.title)
    await banner(chinese).getByRole('button', { name: '上一条' }).press('Enter')
    await banner(chinese).getByRole('link', { name: notice.zh.title }).click()
    await expect(chinese).toHaveURL(/\/messageboardZS\?notice=/)
    const shown = noticeOn(chinese, notice.zh.title)
    const link = shown.getByRole('link', { name: /^https:\/\/fair\.example\/night/ })
    await expect(link).toHaveAttribute('href', 'https://fair.example/night')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const file = await downloadBy(chinese, shown.getByRole('button', { name: /^下载 布展平面图\.png/ }))
    expect(file.suggestedFilename()).toBe('布展平面图.png')
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
    await expectAccessible(chinese)
    await keepPictures(chinese, 'board-exhibitor-zh')
  })

  await test.step('an overseas exhibitor reads the English version', async () => {
    const shown = noticeOn(overseas, notice.en.title)
    await shown.getByRole('button', { name: notice.en.title }).click()
    await expect(shown).toContainText('Set-up may go on until 22:00.')
    const file = await downloadBy(overseas, shown.getByRole('button', { name: /^Download 布展平面图\.png/ }))
    expect(file.suggestedFilename()).toBe('布展平面图.png')
    await expect(overseas.getByText(notice.zh.title)).toHaveCount(0)
    await expectAccessible(overseas)
    await keepPictures(overseas, 'board-exhibitor-en')
  })

  await test.step('a question is asked once, answered, told by SMS, and read where it was asked', async () => {
    const since = new Date()
    await noticeOn(chinese, notice.zh.title).getByRole('button', { name: '就此提问' }).click()
    await expect(chinese.getByLabel('您的问题')).toBeFocused()
    await chinese.getByLabel('您的问题').fill(question)
    await chinese.getByRole('button', { name: '提交' }).dblclick()
    const own = chinese
      .getByRole('region', { name: '我的提问' })
      .getByRole('listitem')
      .filter({ hasText: question })
    await expect(own).toContainText('待回复')
    await expect(own).toHaveCount(1)
    await expect(overseas.getByText(question)).toHaveCount(0)

    await page.getByRole('link', { name: /^参展商提问/ }).click()
    await expect(rowOf(page, question)).toContainText(notice.zh.title)
    await expectAccessible(page)
    await keepPictures(page, 'board-questions-zh')
    await rowOf(page, question).getByRole('button', { name: /^回复/ }).click()
    await page.getByLabel('回复内容').fill(answer)
    await page.getByRole('button', { name: '提交回复' }).click()
    await expect(rowOf(page, question)).toContainText('已回复')

    await expect(own).toContainText(answer)
    await expect(own).toContainText('已回复')
    const { text } = await newestMessage('13800000003', since)
    expect(text).toContain('提问已有回复')
    expect(text).not.toContain(answer)
  })

  await test.step('taken down, it is gone for both without a reload, and so is its file', async () => {
    const address = await page.evaluate(async (title) => {
      const response = await fetch('/api/lyfb/doFindList', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isfb: '1' }),
      })
      type Item = { title: string; attachments: { id: string }[] }
      const { result } = (await response.json()) as { result: Item[] }
      return `/api/board/attachments/${result.find((item) => item.title === title)?.attachments[0]?.id}`
    }, notice.zh.title)
    const statusFor = (reader: Page) => reader.evaluate(async (url) => (await fetch(url)).status, address)
    expect(await statusFor(chinese)).toBe(200)

    await page.getByRole('link', { name: '通知', exact: true }).click()
    await page.getByRole('button', { name: `撤下 ${notice.zh.title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤下' }).click()
    await expect(rowOf(page, notice.zh.title)).toContainText('已撤下')
    await expect(noticeOn(chinese, notice.zh.title)).toHaveCount(0)
    await expect(noticeOn(overseas, notice.en.title)).toHaveCount(0)
    expect([await statusFor(chinese), await statusFor(page)]).toEqual([404, 200])
    await expect(chinese.getByText('您要查看的通知已撤下')).toBeVisible()
  })
})

test('two organisers at one notice: the second keeps the typing and chooses', async ({
  page,
  otherPage: colleague,
}) => {
  const title = `撤展通知 ${stamp}`
  await signIn(page, 'leader', '/messageboard?edit=new')
  await fillVersion(page, '中文版', { title, body: '初稿。' })
  await editorOf(page).getByRole('button', { name: '保存草稿' }).click()
  await rowOf(page, title)
    .getByRole('button', { name: `编辑 ${title}` })
    .click()
  await signIn(colleague, 'admin')
  await colleague.goto(`${origin()}${new URL(page.url()).pathname}${new URL(page.url()).search}`)
  for (const [who, body] of [
    [colleague, '同事的修改。'],
    [page, '我的修改。'],
  ] as const) {
    await who.getByRole('region', { name: '中文版' }).getByLabel('正文').fill(body)
    await editorOf(who).getByRole('button', { name: '保存草稿' }).click()
    if (who === colleague) await expect(who.getByText('已保存')).toBeVisible()
  }
  const editor = editorOf(page)
  await expect(editor.getByText(/^该通知已被系统管理员于.+修改/)).toBeVisible()
  await editor.getByRole('button', { name: '查看最新内容' }).click()
  await expect(editor.getByText('同事的修改。')).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'board-conflict-zh')
  await editor.getByRole('button', { name: '保留我的修改' }).click()
  await editor.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('已保存')).toBeVisible()

  await rowOf(page, title).getByRole('button', { name: title, exact: true }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: title })
  await expect(drawer).toContainText('我的修改。')
  await drawer.getByRole('button', { name: '删除' }).click()
  await page
    .getByRole('dialog')
    .filter({ hasText: '删除这份草稿？' })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(rowOf(page, title)).toHaveCount(0)
})

test('the banner moves on by itself, and stands still for whoever points at it or stops it', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await signIn(page, '13800000003')
  await page.clock.install()
  await page.goto(`${origin()}/exhprediction/confirm`)
  const place = banner(page).getByText(/^\d\/3$/)
  await expect(place).toHaveText('1/3')
  await page.clock.runFor(7_000)
  await expect(place).toHaveText('2/3')
  await banner(page).getByRole('link').first().hover()
  await page.clock.runFor(30_000)
  await expect(place).toHaveText('2/3')
  await banner(page).getByRole('button', { name: '暂停轮播' }).click()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(30_000)
  await expect(place).toHaveText('2/3')
  await banner(page).getByRole('button', { name: '继续轮播' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(7_000)
  await expect(place).toHaveText('3/3')
  await expectAccessible(page)
  await context.close()
})
