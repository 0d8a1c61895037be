import { expect, type Page } from '@playwright/test'
import { requestCode, signingWords } from './codes'
import { type NewCompany, newCompany } from './new-company'
import { origin } from './people'
import { ask, forgetLimits } from './records'

export interface Party extends NewCompany {
  booth: string
  hall: string
}

export const signing = {
  zh: {
    post: '职务',
    agreed: '我已阅读并同意合同全文',
    sign: '签署合同',
    signed: '已签署，等待主办方签署',
  },
  en: {
    post: 'Position',
    agreed: 'I have read and accept the whole contract',
    sign: 'Sign the contract',
    signed: 'Signed; the organiser signs next',
  },
} as const

/** One that the organiser gave a standard booth, so that nobody has to choose first. */
export async function companyWithBooth(userType: 'CHN' | 'ENG', openSides = 1): Promise<Party> {
  const company = await newCompany(userType)
  await ask(
    `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 1 WHERE company_id = $1`,
    [company.id],
  )
  await ask(
    `INSERT INTO company_quota (company_id, scale, least, most, reason) VALUES ($1, 'count', 1, 1, 'journey')`,
    [company.id],
  )
  const [booth] = await ask<{ booth: string; hall: string }>(
    `WITH free AS (
       SELECT booth.id FROM booth JOIN hall ON hall.id = hall_id
       WHERE booth.edition = 21 AND status = 'normal' AND booth_class = 'standard' AND hall.kind = 'indoor'
         AND hall.exhibit_type = '02' AND hall.usage = 'open' AND booth.deleted_at IS NULL AND open_sides = $2
       ORDER BY booth.code DESC LIMIT 1
     ), taken AS (UPDATE booth SET status = 'allotted' FROM free WHERE booth.id = free.id RETURNING booth.*),
     holding AS (INSERT INTO booth_holding (booth_id, company_id, edition, origin)
       SELECT taken.id, $1, 21, 'assigned' FROM taken)
     SELECT code AS booth, hall_id AS hall FROM taken`,
    [company.id, openSides],
  )
  if (!booth) throw new Error(`the demo fair has no free booth with ${openSides} open sides`)
  return { ...company, ...booth }
}

/** As if it had chosen the booth itself, and the organiser had confirmed that. */
export async function choiceConfirmed({ id }: Party): Promise<void> {
  await ask(
    `WITH held AS (UPDATE booth_holding SET origin = 'chosen' WHERE company_id = $1 RETURNING booth_id)
     UPDATE booth SET status = 'occupy' FROM held WHERE booth.id = booth_id`,
    [id],
  )
  await ask(
    `INSERT INTO booth_choice (company_id, state, finished_at, confirmed_at) VALUES ($1, 'confirmed', now(), now())`,
    [id],
  )
}

/** From the list of those that have booths and no contract; answers the contract's id. */
export async function drawUp(desk: Page, { id, name }: Party): Promise<string> {
  await desk.goto(`${origin()}/contract/manage?view=ready`)
  await desk.getByRole('checkbox', { name: `选择 ${name}` }).check()
  await desk.getByRole('button', { name: /^拟定合同/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: /^拟定/ }).click()
  await expect(desk.getByText('已拟定 1 份合同')).toBeVisible()
  const [contract] = await ask<{ id: string }>(`SELECT id FROM contract WHERE company_id = $1`, [id])
  if (!contract) throw new Error('what was drawn up is there')
  await desk.goto(`${origin()}/contract/manage/detail?id=${contract.id}`)
  return contract.id
}

export const sendToSign = (desk: Page) => confirmed(desk, '发送签署', '已发送 1 份合同')

/** The desk hears of the signature by itself; the seal is put on in the background. */
export async function countersign(desk: Page): Promise<void> {
  await confirmed(desk, '签署生效', '已签署 1 份合同')
  await expect(desk.getByText('缴费中').first()).toBeVisible({ timeout: 60_000 })
}

/** On the page of its contract, with a code. */
export async function signWithCode(page: Page, username: string, language: 'zh' | 'en'): Promise<void> {
  const say = signing[language]
  await page.getByLabel(say.post, { exact: true }).fill('经理 / Manager')
  await requestCode(page, username, signingWords[language].get, signingWords[language].code)
  await page.getByRole('checkbox', { name: say.agreed }).check()
  await page.getByRole('button', { name: say.sign, exact: true }).click()
  await expect(page.getByText(say.signed).first()).toBeVisible()
}

const delegating = {
  zh: {
    panel: '委托他人签署',
    begin: '指定受托人',
    name: '受托人姓名',
    post: '受托人职务',
    contact: '受托人手机号',
    until: '有效期至',
    ownCode: '本账户验证码',
    theirCode: '受托人验证码',
    submit: '确认指定',
    named: '受托人已指定',
    way: '受托人签署',
  },
  en: {
    panel: 'Let somebody else sign',
    begin: 'Name a delegate',
    name: 'Name of the delegate',
    post: 'Position of the delegate',
    contact: 'Email of the delegate',
    until: 'Until',
    ownCode: 'Code of this account',
    theirCode: 'Code of the delegate',
    submit: 'Name the delegate',
    named: 'The delegate was named',
    way: 'By the delegate',
  },
} as const

export const delegate = '周敏 Zhou Min'

/** On the page of its contract the company names somebody, who signs with a code of their own. */
export async function signByDelegate(page: Page, username: string, language: 'zh' | 'en'): Promise<void> {
  const [say, words, { get, code }] = [signing[language], delegating[language], signingWords[language]]
  const contact = language === 'zh' ? `139${username.slice(3)}` : `delegate.${username}`
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const panel = page.getByRole('region', { name: words.panel })
  await panel.getByRole('button', { name: words.begin }).click()
  await panel.getByLabel(words.name).fill(delegate)
  await panel.getByLabel(words.post).fill('财务经理 / Finance')
  await panel.getByLabel(words.contact).fill(contact)
  await panel.getByLabel(words.until).fill(until)
  await panel.getByLabel(words.until).press('Tab')
  // All these codes are asked for within the minute people have to wait.
  await forgetLimits()
  await requestCode(panel, username, get, words.ownCode)
  await requestCode(panel, contact, get, words.theirCode)
  await panel.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page.getByText(words.named)).toBeVisible()

  await page.getByText(words.way, { exact: true }).click()
  await forgetLimits()
  await requestCode(page, contact, get, code)
  await page.getByRole('checkbox', { name: say.agreed }).check()
  await page.getByRole('button', { name: say.sign, exact: true }).click()
  await expect(page.getByText(say.signed).first()).toBeVisible()
}

/** Presses, and says yes. */
async function confirmed(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText(done)).toBeVisible()
}
