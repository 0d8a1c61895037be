import { expect } from '@playwright/test'
import { startSelection } from './support/choosers'
import { expectAccessible, keepPictures } from './support/looks'
import { signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

interface Chooser {
  id: string
  username: string
  name: string
  reviewState: string | null
  exhibitType: string
  boothType: string
}

test('a finished choice is given back with a reason, finished again and confirmed', async ({
  page,
  otherPage,
}) => {
  const stopSelection = await startSelection()
  const chooser = await finishedChoice()
  const { id, username, name } = chooser
  try {
    await signIn(page, 'admin', '/booth/select')
    await expect(page.getByRole('heading', { name: '选位现场' })).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'selection-desk')
    await page.getByRole('button', { name: /^待确认/ }).click()
    await page.getByLabel('企业名称').fill(name)
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByRole('button', { name: `退回 ${name}` }).click()
    await page.getByRole('dialog').getByLabel('原因').fill('请改选靠近主通道的展位')
    await page.getByRole('dialog').getByRole('button', { name: '退回', exact: true }).click()
    await expect(page.getByText('已退回 1 家')).toBeVisible()
    await expect(page.getByRole('button', { name: `退回 ${name}` })).toHaveCount(0)

    await signIn(otherPage, username, '/exhibitor/booth/select')
    await expect(otherPage.getByText('请改选靠近主通道的展位')).toBeVisible()
    await otherPage.getByRole('link', { name: '继续选择' }).click()
    await otherPage.getByRole('button', { name: /^完成选择/ }).click()
    await otherPage.getByRole('dialog').getByRole('button', { name: '完成选择', exact: true }).click()
    await expect(otherPage.getByText('已完成，等待组委会确认')).toBeVisible()

    // The desk hears of it by itself.
    await page.getByRole('button', { name, exact: true }).click()
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer.getByText('请改选靠近主通道的展位').first()).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: '确认，看下一家' }).click()
    await expect(page.getByText('已确认 1 家')).toBeVisible()
    const [after] = await ask<{ state: string }>(`SELECT state FROM booth_choice WHERE company_id = $1`, [id])
    expect(after?.state).toBe('confirmed')
  } finally {
    await putBack(chooser)
    await stopSelection()
  }
})

/** A company with an open window that has chosen as many booths as it needs, side by side, and has finished. */
async function finishedChoice(): Promise<Chooser> {
  const [chooser] = await ask<Chooser>(
    `SELECT company.id, username, name_zh AS name, review_state AS "reviewState", exhibit_type AS "exhibitType",
       booth_type AS "boothType"
     FROM company JOIN account ON account.id = account_id JOIN booth_request ON booth_request.company_id = company.id
     WHERE company.edition = 21 AND user_type = 'CHN' AND name_zh <> '' AND username > '13800000009'
       AND company.deleted_at IS NULL AND blacklisting_of(account_id) IS NULL
       AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
       AND NOT EXISTS (SELECT FROM booth_choice WHERE company_id = company.id)
     ORDER BY review_state = 'approved' DESC NULLS LAST, username LIMIT 1`,
  )
  if (!chooser) throw new Error('the demo fair has no company without booths')
  await ask(`UPDATE company SET review_state = 'approved' WHERE id = $1`, [chooser.id])
  await ask(`UPDATE booth_request SET exhibit_type = '02', booth_type = '1' WHERE company_id = $1`, [
    chooser.id,
  ])
  await ask('DELETE FROM selection_window WHERE company_id = $1', [chooser.id])
  await ask(
    `INSERT INTO selection_window (company_id, starts_at, ends_at)
     VALUES ($1, now() - interval '1 minute', now() + interval '1 hour')`,
    [chooser.id],
  )
  // One booth is enough for it from now on: what it may choose is not what this journey is about.
  await ask(
    `INSERT INTO company_quota (company_id, scale, least, most, reason) VALUES ($1, 'count', 1, 2, 'journey')`,
    [chooser.id],
  )
  await ask(
    `WITH free AS (
       SELECT booth.id FROM booth JOIN hall ON hall.id = hall_id
       WHERE booth.edition = 21 AND status = 'normal' AND booth.booth_class = 'standard' AND booth.exhibit_type = '02'
         AND hall.kind = 'indoor' AND hall.usage = 'open' AND booth.deleted_at IS NULL ORDER BY booth.code LIMIT 1
     ), taken AS (UPDATE booth SET status = 'occupy' FROM free WHERE booth.id = free.id RETURNING booth.id)
     INSERT INTO booth_holding (booth_id, company_id, edition, origin) SELECT id, $1, 21, 'chosen' FROM taken`,
    [chooser.id],
  )
  await ask(
    `INSERT INTO booth_choice (company_id, state, finished_at) VALUES ($1, 'finished', now())
     ON CONFLICT (company_id) DO UPDATE SET state = 'finished', finished_at = now(), confirmed_at = NULL`,
    [chooser.id],
  )
  return chooser
}

/** Journeys share one product: everything is put back as it was. */
async function putBack({ id, reviewState, exhibitType, boothType }: Chooser): Promise<void> {
  await ask(`UPDATE company SET review_state = $2 WHERE id = $1`, [id, reviewState])
  await ask(`UPDATE booth_request SET exhibit_type = $2, booth_type = $3 WHERE company_id = $1`, [
    id,
    exhibitType,
    boothType,
  ])
  await ask(
    `UPDATE selection_window SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
    WHERE company_id = $1`,
    [id],
  )
  await ask(
    `WITH freed AS (UPDATE booth_holding SET released_at = now() WHERE company_id = $1 AND released_at IS NULL
       RETURNING booth_id)
     UPDATE booth SET status = 'normal' WHERE id IN (SELECT booth_id FROM freed)`,
    [id],
  )
  await ask(`DELETE FROM company_quota WHERE company_id = $1`, [id])
  await ask(`DELETE FROM booth_choice WHERE company_id = $1`, [id])
}
