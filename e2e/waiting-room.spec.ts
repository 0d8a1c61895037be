import { expect } from '@playwright/test'
import { expectAccessible } from './support/looks'
import { fillLogin, homes, origin, submitLogin } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

/** People whose pages still ask, though none of them will come when called. */
const crowd = 400
const tell = `SELECT pg_notify('fairground_live', '{"type":"waiting-room-changed","audience":"processes"}')`

for (const { door, path, username, title, people } of [
  {
    door: 'chinese',
    path: '/exhibition/login/ch/login',
    username: '13800000002',
    title: '正在排队进入',
    people: /^\d+ 人$/,
  },
  {
    door: 'english',
    path: '/exhibition/login/en/login',
    username: 'exhibitor2@example.com',
    title: 'You are in the waiting room',
    people: /^\d+ (person|people)$/,
  },
] as const)
  test(`a crowd at the ${door} door: whoever comes last waits, sees the place, and is let in`, async ({
    page,
  }) => {
    await page.goto(`${origin()}${path}`)
    await fillLogin(page, door, username)
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
    await submitLogin(page, door)
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page.getByText(people)).toBeVisible()
    await expectAccessible(page)
    await page.waitForURL(`**${homes[door]}`, { timeout: 120_000 })
    await ask(`DELETE FROM login_ticket`)
    await ask(tell)
  })
