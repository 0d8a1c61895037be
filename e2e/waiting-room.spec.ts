import { expect } from '@playwright/test'
import { expectAccessible } from './support/looks'
import { fillLogin, homes, origin, submitLogin } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

/** People whose pages still ask, though none of them will come when called. */
const crowd = 400
const tell = `SELECT pg_notify('fairground_live', '{"type":"waiting-room-changed","audience":"processes"}')`

// At the English door the same happens in English words (web/test/login-page).
test('a crowd at the Chinese door: whoever comes last waits, sees the place, and is let in', async ({
  page,
}) => {
  await page.goto(`${origin()}/exhibition/login/ch/login`)
  await fillLogin(page, 'chinese', '13800000002')
  await ask(
    `INSERT INTO login_ticket (username, network, has_pass, seen_at)
     SELECT 'crowd-' || n, '192.0.2.1', false, now() + interval '1 hour' FROM generate_series(1, $1::int) AS n
     ON CONFLICT DO NOTHING`,
    [crowd],
  )
  await ask(tell)
  await expect
    .poll(async () =>
      ask<{ called: boolean }>(
        `SELECT called_at IS NOT NULL AS called FROM login_ticket WHERE called_at IS NOT NULL`,
      ),
    )
    .not.toEqual([])
  await submitLogin(page, 'chinese')
  await expect(page.getByRole('heading', { name: '正在排队进入' })).toBeFocused()
  await expect(page.getByText(/^\d+ 人$/)).toBeVisible()
  await expectAccessible(page)
  await page.waitForURL(`**${homes.chinese}`, { timeout: 120_000 })
  await ask(`DELETE FROM login_ticket`)
  await ask(tell)
})
