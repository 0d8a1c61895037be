import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { forgetLimits } from './support/records'
import { test } from './support/test'

const open = (path: string) => `${origin()}${path}`
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(() => forgetLimits())

test('a code list is edited, and the new words show at once where they are used', async ({
  page,
  otherPage: exhibitor,
}) => {
  await signIn(exhibitor, '13800000003', '/exhibitor/home')
  const shown = exhibitor.getByText(/^(车辆及大型装备|设备器材|建筑防火及消防服务)/).first()
  await expect(shown).toBeVisible()
  const former =
    /^(车辆及大型装备|设备器材|建筑防火及消防服务)/.exec((await shown.textContent()) ?? '')?.[0] ?? ''

  await signIn(page, 'admin', '/system/codelist')
  await heading(page, '代码表')
  await page.getByLabel('搜索代码表').fill('展品类型')
  await page.getByRole('link', { name: '展品类型', exact: true }).click()
  await heading(page, '展品类型')
  await expect(page.getByText(/只能修改名称/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^停用/ })).toHaveCount(0)
  await press(page, `改名：${former}`)
  await page.getByLabel(/^中文名称/).fill('')
  await press(page, '保存')
  await expect(page.getByText('请输入中文名称')).toBeVisible()
  await page.getByLabel(/^中文名称/).fill('改过的展品类型')
  await press(page, '保存')
  await expect(page.getByText('已保存')).toBeVisible()
  await expect(exhibitor.getByText('改过的展品类型').first()).toBeVisible()
  // Other journeys know it by its former name.
  await press(page, '改名：改过的展品类型')
  await page.getByLabel(/^中文名称/).fill(former)
  await press(page, '保存')
  await expect(page.getByRole('button', { name: `改名：${former}`, exact: true })).toBeVisible()

  await page.goto(open('/system/codelist/detail?list=productCategory'))
  await heading(page, '产品分类')
  await page.getByLabel('搜索名称或代码').fill('空气呼吸器')
  await expect(page.getByText('正压式空气呼吸器', { exact: true })).toBeVisible()
  await page.getByLabel('搜索名称或代码').fill('')
  const second = page.getByRole('button', { name: '上移灭火器及灭火剂' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toBeFocused()
  await expect(page.getByText('顺序已调整，尚未保存。')).toBeVisible()
  await keepPictures(page, 'code-list-order')
  await press(page, '保存顺序')
  await expect(page.getByText('顺序已调整，尚未保存。')).toHaveCount(0)

  await press(page, '新增选项')
  await page.getByLabel(/^中文名称/).fill('消防机器人')
  await page.getByLabel(/^英文名称/).fill('Firefighting robots')
  await expectAccessible(page)
  await press(page, '保存')
  await expect(page.getByText('消防机器人', { exact: true })).toBeVisible()
  await press(page, '删除消防机器人')
  await press(page, '确认')
  await expect(page.getByText('消防机器人', { exact: true })).toHaveCount(0)

  await press(page, '修改记录')
  const history = page.getByRole('dialog', { name: '产品分类的修改记录' })
  await expect(history.getByText('删除', { exact: true })).toBeVisible()
  await expect(history.getByText('调整顺序', { exact: true })).toBeVisible()
  await keepPictures(page, 'code-list-history')
})

test('a setting is changed, a conflict is shown, and a former value comes back from its history', async ({
  page,
  otherPage: colleague,
}) => {
  const title = '面积上限余量'
  const card = page.getByRole('article', { name: title })
  await signIn(page, 'admin', '/system/settings')
  await heading(page, '展会设置')
  await page.getByLabel('搜索设置').fill('余量')
  await press(page, `修改 ${title}`)
  await card.getByRole('textbox').fill('11')
  await press(page, '保存')
  await expect(card.getByText('不能大于10')).toBeVisible()
  await card.getByRole('textbox').fill('2')

  // A colleague is faster. What was typed here stays, and a reload does not lose it either.
  await signIn(colleague, 'admin', '/system/settings')
  await press(colleague, `修改 ${title}`)
  await colleague.getByRole('article', { name: title }).getByRole('textbox').fill('1.5')
  await press(colleague, '保存')
  await expect(colleague.getByText(`“${title}”已保存`)).toBeVisible()

  await expect(card.getByText(/刚刚修改了这项设置/)).toBeVisible()
  await expect(card.getByText('1.5 平方米')).toBeVisible()
  await page.reload()
  await expect(card.getByRole('textbox')).toHaveValue('2')
  await card.getByRole('button', { name: '保存', exact: true }).click()
  await expect(card.getByText('这项设置已被他人修改')).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'settings-conflict')
  await press(page, '用我填写的覆盖')
  await expect(card.getByText('2 平方米')).toBeVisible()
  await expect(card.getByText('与默认不同')).toBeVisible()

  await press(page, `${title}的修改记录`)
  const history = page.getByRole('dialog', { name: `${title}的修改记录` })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await keepPictures(page, 'settings-history')
  await history.getByRole('button', { name: '恢复为修改前的值' }).first().click()
  await press(page, '确认')
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(card.getByText('1.5 平方米')).toBeVisible()

  await press(page, `修改 ${title}`)
  await press(page, '恢复默认')
  await press(page, '确认')
  await expect(card.getByText('默认值', { exact: true })).toBeVisible()

  // The demo's selection is open. Closing it is felt by everyone at once, so it is asked about first.
  await page.getByLabel('搜索设置').fill('展位选择已开放')
  await press(page, '修改 展位选择已开放')
  await page.getByRole('switch').click()
  await press(page, '保存')
  await expect(page.getByText(/正在选位的企业立即不能再选择展位/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('switch')).not.toBeChecked()
})
