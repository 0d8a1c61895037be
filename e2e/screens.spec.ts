import { expect, type Locator, type Page } from '@playwright/test'
import { receiveCode, requestCode, signingWords, words } from './support/codes'
import { demoFacts, type Facts } from './support/demo-facts'
import { button, choose, save } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { typePictureCode } from './support/picture-code'
import { forgetLimits } from './support/records'
import { screenActs } from './support/screen-acts'
import { lookOf } from './support/screen-acts/look-of'
import type { Effect, ScreenAct, Step } from './support/screen-acts/screen-act'
import { part } from './support/sections'
import { test } from './support/test'

// Each person has their own test, and each worker a fair of its own.
test.describe.configure({ mode: 'parallel' })

type Fact = (text: string) => string

const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
/** Required fields carry a star after their name, and some say what they are counted in. */
const field = (within: Page | Locator, label: string) =>
  within
    .getByLabel(label, { exact: true })
    .or(within.getByLabel(startsWith(label)))
    .or(within.getByPlaceholder(label, { exact: true }))

/** The words of the table, done in a browser. A dialog that is open is what people work in. */
async function take(page: Page, within: Page | Locator, step: Step, fact: Fact): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  const where = (await dialog.isVisible()) ? dialog : within
  if ('fill' in step) return field(where, step.fill).first().fill(fact(step.with))
  if ('figure' in step) return where.locator('input[inputmode=numeric]').fill(step.figure)
  if ('press' in step) return button(where, fact(step.press)).click()
  if ('open' in step) return openDialog(page, fact(step.open))
  if ('follow' in step)
    return where
      .getByRole('link', { name: fact(step.follow) })
      .first()
      .click()
  if ('tick' in step) return where.getByText(fact(step.tick), { exact: true }).click()
  if ('choose' in step)
    return choose(page, where as Locator, startsWith(fact(step.choose)), fact(step.option))
  if ('find' in step) {
    await field(where, step.find).first().fill(fact(step.named))
    return page.locator('.ant-select-dropdown:visible').getByText(fact(step.named), { exact: true }).click()
  }
  if ('sign' in step) {
    const { get, code } = signingWords[step.sign]
    return requestCode(page, fact(step.at), get, code)
  }
  if ('receive' in step) return receiveCode(page, fact(step.at), words[step.receive])
  if ('picture' in step) return typePictureCode(page, step.picture)
  return step.despite ? saveDespite(page, step.despite, step.save) : save(page, step.save)
}

async function saveDespite(page: Page, doubt: string, outcome: string): Promise<void> {
  await button(page.getByRole('dialog'), '保存').click()
  const question = page.getByRole('dialog').filter({ hasText: '返回修改' })
  await expect(question).toContainText(doubt)
  await expectAccessible(page)
  await keepPictures(page, `doubt-${doubt}`)
  await button(question, /^仍然/).click()
  await expect(page.getByText(outcome, { exact: true })).toBeVisible()
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: startsWith(name) })
    .first()
    .click()
  await expect(page.getByRole('dialog').last()).toBeVisible()
}

const seen = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const seenInTable = (page: Page, text: string) =>
  expect(page.getByRole('cell').filter({ hasText: text }).first()).toBeVisible()
const arrived = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

async function expectEffect(page: Page, effect: Effect, fact: Fact): Promise<void> {
  if ('sees' in effect) await seen(page, fact(effect.sees))
  if ('arrives' in effect) {
    await arrived(page, effect.arrives)
    // A list writes its address once its rows are there; whoever goes on inside the product before that is taken back.
    await page.goto('about:blank')
  }
}

/** From screen to screen without starting the product anew, as a click in the menu does. */
async function go(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith(origin())) {
    await page.goto(`${origin()}${address}`)
    return
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** What is drawn by one component has the same barriers, or none: it is looked at once, by day and in the dark. */
const firstOfLook = new Map(screenActs.toReversed().map((act) => [lookOf(act), act]))

async function perform(page: Page, act: ScreenAct, fact: Fact): Promise<void> {
  if (act.from) {
    await go(page, act.from.path)
    for (const step of act.from.steps) await take(page, page, step, fact)
  }
  if (!act.from?.leadsHere) await go(page, act.path + fact(act.query ?? ''))
  await arrived(page, act.path)
  if (typeof act.shows === 'string') await seen(page, fact(act.shows))
  else await seenInTable(page, fact(act.shows.cell))
  // What is still loading stands under a heading without words.
  if (firstOfLook.get(lookOf(act)) === act)
    await expect(() => expectAccessible(page)).toPass({ timeout: 30_000 })
  await keepPictures(page, act.path.replaceAll(/\W+/g, '-').slice(1) || 'public')
  const within = act.part ? part(page, act.part) : page
  const arriving = 'downloads' in act.effect ? page.waitForEvent('download') : undefined
  for (const step of act.steps) await take(page, within, step, fact)
  if ('downloads' in act.effect) expect((await arriving)?.suggestedFilename()).toContain(act.effect.downloads)
  await expectEffect(page, act.effect, fact)
}

/** An empty word would be found on any screen. */
const filledFrom =
  (facts: Facts): Fact =>
  (text) =>
    text.replaceAll(/\{(\w+)\.(\w+)\}/g, (gap, thing: string, name: string) => {
      const known = facts[thing]?.[name]
      if (!known) throw new Error(`the demo fair has no ${gap}`)
      return known
    })

for (const who of new Set(screenActs.map((act) => act.who)))
  test(`${who ?? 'nobody yet'}: every screen shows the fair and does what people come to it for`, async ({
    page,
  }) => {
    const acts = screenActs.filter((act) => act.who === who)
    test.setTimeout(acts.length * 60_000)
    const fact = filledFrom(await demoFacts())
    if (who) await signIn(page, who)
    for (const act of acts)
      await test.step(act.path, async () => {
        await forgetLimits()
        if (!who) await becomeNobody(page)
        await perform(page, act, fact)
      })
  })

/** Some of these screens end in being logged in, and the page remembers when the last code was sent. */
async function becomeNobody(page: Page): Promise<void> {
  await page.context().clearCookies()
  // A tab keeps what it remembers of the fair while it shows nothing.
  if (!page.url().startsWith(origin())) await page.goto(`${origin()}/favicon.svg`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
}
