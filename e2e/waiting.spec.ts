import { expect } from '@playwright/test'
import { startSelection } from './support/choosers'
import { expectAccessible } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

/** Two companies wait; a booth that staff take back goes to the first, which lets its time pass, and then to the next. */
test('a freed booth is offered in order, expires, and is accepted by the next', async ({
  page,
  otherPage,
}) => {
  const [booth] = await ask<{ id: string; code: string; hall: string; hallCode: string }>(
    `SELECT booth.id, booth.code, hall_id AS hall, hall.code AS "hallCode" FROM booth JOIN hall ON hall.id = hall_id
     WHERE booth.edition = 21 AND status = 'normal' AND booth_class = 'standard' AND booth.exhibit_type = '02'
       AND hall.usage = 'open' AND booth.deleted_at IS NULL ORDER BY booth.code DESC LIMIT 1`,
  )
  const companies = await ask<{ id: string; name: string; username: string; place: number | null }>(
    `SELECT company.id, name_zh AS name, username,
       (SELECT place FROM draw_place JOIN draw ON draw.id = draw_id WHERE company_id = company.id AND draw.state = 'drawn'
          AND draw.edition = 21 AND round = (SELECT max(round) FROM draw WHERE edition = 21 AND state = 'drawn')) AS place
     FROM company JOIN account ON account.id = account_id
     JOIN booth_request ON booth_request.company_id = company.id
     WHERE company.edition = 21 AND user_type = 'CHN' AND company.deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
       AND NOT EXISTS (SELECT FROM contract WHERE contract.company_id = company.id)
       AND blacklisting_of(account_id) IS NULL
     ORDER BY username SIMILAR TO '1380000000_', review_state = 'approved' DESC NULLS LAST, username LIMIT 3`,
  )
  const ids = companies.map(({ id }) => id)
  await ask(`UPDATE company SET data_state = 'submitted', review_state = 'approved' WHERE id = ANY ($1)`, [
    ids,
  ])
  await ask(
    `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 3, saved = true WHERE company_id = ANY ($1)`,
    [ids],
  )
  // Whoever was drawn comes before whoever was not, in the order of the draw, whenever they joined.
  const [holder, ...waiting] = companies.toReversed()
  const [first, second] = waiting.toReversed().sort((one, other) => (one.place ?? 1e9) - (other.place ?? 1e9))
  if (!booth || !first || !second || !holder) throw new Error('the demo fair has nobody who could wait')
  // What other journeys let go of would be offered first.
  await ask('UPDATE booth SET freed_at = NULL')
  const stopSelection = await startSelection()
  for (const { id } of [first, second]) {
    await ask(
      `INSERT INTO company_quota (company_id, scale, least, most, reason) VALUES ($1, 'count', 1, 2, '候补')`,
      [id],
    )
    await ask('DELETE FROM selection_window WHERE company_id = $1', [id])
    await ask(
      `INSERT INTO selection_window (company_id, round, starts_at, ends_at) VALUES ($1, 1, now() - interval '2 hours', now() - interval '1 hour')`,
      [id],
    )
  }

  await signIn(page, 'admin')
  await page.goto(`${origin()}/booth/position?code=${booth.code}`)
  await page.getByRole('button', { name: `分配 ${booth.code}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业', { exact: true }).fill(holder.name)
  await page.getByText(holder.name, { exact: true }).click()
  await dialog.getByLabel('原因').fill('协会推荐')
  await dialog.getByRole('button', { name: '分配', exact: true }).click()
  await expect(page.getByText(`已分配展位 ${booth.code}`)).toBeVisible()

  for (const { username } of [first, second]) {
    await signIn(otherPage, username, '/exhibitor/booth/select')
    const card = otherPage.getByRole('region', { name: '展位候补' })
    await card.getByRole('button', { name: '加入候补' }).click()
    const form = otherPage.getByRole('dialog')
    await form.getByLabel('希望数量（个）').fill('1')
    await expectAccessible(otherPage)
    await form.getByRole('button', { name: '加入候补' }).click()
    await expect(card.getByText('共')).toBeVisible()
  }

  await page.getByRole('button', { name: `取消分配 ${booth.code}` }).click()
  await dialog.getByLabel('原因').fill('企业放弃')
  await dialog.getByRole('button', { name: '取消分配', exact: true }).click()
  await expect(page.getByText(`已取消分配 ${booth.code}`)).toBeVisible()
  await page.goto(`${origin()}/booth/waiting`)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row(first.name)).toContainText(`保留中 ${booth.code}`)
  await expectAccessible(page)

  // What the job looks for is moved into its reach, and the job, due every minute, is asked for now.
  await ask(`UPDATE waiting_offer SET expires_at = clock_timestamp() WHERE state = 'open'`)
  await ask(`INSERT INTO jobs.job (name) VALUES ('pass-on-offers')`)
  await expect(row(second.name)).toContainText(`保留中 ${booth.code}`, { timeout: 70_000 })

  const card = otherPage.getByRole('region', { name: '展位候补' })
  await expect(card).toContainText(`展位 ${booth.code} 正为贵单位保留`)
  await card.getByRole('button', { name: '接受' }).click()
  await otherPage.getByRole('dialog').getByRole('button', { name: '接受' }).click()
  await expect(otherPage.getByText('已接受，展位归贵单位所有')).toBeVisible()
  await expect(
    otherPage.getByRole('region', { name: '已选展位' }).or(otherPage.locator('#yours')),
  ).toContainText(booth.code)
  await expect(row(second.name)).toHaveCount(0)
  await stopSelection()
})
