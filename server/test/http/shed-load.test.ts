import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { protect } from '../../src/platform/http/protect'
import { testConfig } from '../support/test-config'
import { anonymousFrom } from '../support/test-fair'

function holdEverythingUp(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('turns nobody away over a single busy second', async () => {
  const app = Fastify()
  // Calls are counted by who is calling.
  app.addHook('onRequest', async (request) => {
    request.caller = anonymousFrom('192.0.2.1')
  })
  await protect(app, testConfig(), true)
  app.get('/api/anything', () => 'served')
  await app.ready()
  // The first one ends a measurement, so that the next begins together with the second one.
  for (const _second of [1, 2]) {
    holdEverythingUp(1_200)
    await pause(0)
    expect((await app.inject('/api/anything')).statusCode).toBe(200)
  }
  await app.close()
})
