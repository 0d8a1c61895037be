import { expect } from '@playwright/test'
import { startSelection } from './support/choosers'
import { expectAccessible } from './support/looks'
import { signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'
import { acceptOffer, chooseBooth, companyFor, joinWaiting, waitingWords } from './support/waiting-steps'

/** Two companies wait; a booth somebody lets go of goes to the first, which lets its time pass, and then to the next. */
for (const [language, words] of Object.entries(waitingWords))
  test(`a freed booth is offered in order, expires, and is accepted by the next, in ${language}`, async ({
    page: desk,
    otherPage: waiting,
    thirdPage: holder,
  }) => {
    const [booth] = await ask<{ code: string; hall: string }>(
      `SELECT booth.code, hall_id AS hall FROM booth JOIN hall ON hall.id = hall_id
       WHERE booth.edition = 21 AND status = 'normal' AND booth_class = 'standard' AND booth.exhibit_type = '02'
         AND hall.kind = 'indoor' AND hall.exhibit_type = '02' AND hall.usage = 'open' AND booth.deleted_at IS NULL
       ORDER BY booth.code DESC LIMIT 1`,
    )
    if (!booth) throw new Error('the demo fair has no free booth')
    // What others let go of would be offered first, and to those who waited before.
    await ask('UPDATE booth SET freed_at = NULL')
    await ask(`UPDATE waiting_entry SET ended_at = now(), ended_as = 'withdrawn' WHERE ended_at IS NULL`)
    const stopSelection = await startSelection()
    const { userType } = words
    const [first, second] = [await companyFor(userType, 'over'), await companyFor(userType, 'over')]

    await signIn(holder, (await companyFor(userType, 'now')).username)
    const letGo = await chooseBooth(holder, words, booth)
    for (const { username } of [first, second]) await joinWaiting(waiting, words, username)
    await signIn(desk, 'admin', '/booth/waiting')
    const row = (name: string) => desk.getByRole('listitem').filter({ hasText: name })
    await expect(row(first.name)).toBeVisible()
    await letGo()
    await expect(row(first.name)).toContainText(`保留中 ${booth.code}`)
    await expectAccessible(desk)

    // What the job looks for is moved into its reach, and the job, due every minute, is asked for now.
    await ask(`UPDATE waiting_offer SET expires_at = clock_timestamp() WHERE state = 'open'`)
    await ask(`INSERT INTO jobs.job (name) VALUES ('pass-on-offers')`)
    await expect(row(second.name)).toContainText(`保留中 ${booth.code}`, { timeout: 70_000 })

    await acceptOffer(waiting, words, booth.code)
    await expect(row(second.name)).toHaveCount(0)
    await stopSelection()
  })
