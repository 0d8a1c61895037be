import { once } from 'node:events'
import { expect } from '@playwright/test'
import { type Drill, expectKept, peopleLogIn, startDrill } from './support/drill'
import { test } from './support/test'

let drill: Drill

test.beforeEach(async () => {
  drill = await startDrill()
})
test.afterEach(() => drill.end())

// The smallest of the drills, of which the others are in long/: without it they would be found broken only at night.
test('kill -9 of the app while people work loses nothing that was acknowledged, and a stop after that is clean', async () => {
  const product = await drill.start()
  const { acknowledged, stop } = await peopleLogIn(product)
  const gone = once(product.process, 'exit')
  product.process.kill('SIGKILL')
  await gone
  await stop()

  const next = await drill.start()
  await expectKept(next.origin, acknowledged)
  await next.stop('SIGTERM')
  expect(next.process.exitCode).toBe(0)
})
