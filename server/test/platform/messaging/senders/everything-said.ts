import { inspect } from 'node:util'

/** All an error could ever print: message, stack, causes and hidden properties. */
export function everythingSaid(error: unknown): string {
  return inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })
}

/** What the promise was rejected with; fails the test when it was fulfilled. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )
}
