import { request } from 'node:http'
import type { TestFair } from './test-fair'

/** When somebody who asked for a file closes the window: as soon as the server hears of it, or with the first of the file. */
export type Moment = 'asked' | 'arriving'

/** Over a real connection, which is what is cut. Answers once it is. */
export async function breakOff(
  { app }: Pick<TestFair, 'app'>,
  path: string,
  headers: Record<string, string>,
  moment: Moment,
): Promise<void> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await new Promise<void>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers })
    const leave = () => {
      // From here on a connection that is gone is what was wanted.
      asked.off('error', reject).on('error', () => undefined)
      asked.destroy()
      resolve()
    }
    asked.on('error', reject)
    if (moment === 'asked') app.server.once('request', leave)
    else asked.on('response', (answer) => answer.once('data', leave).on('error', () => undefined))
    asked.end()
  })
}
