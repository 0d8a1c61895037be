import { expect } from '@playwright/test'
import { origin } from './people'

interface Message {
  text: string
  code: string | null
  at: string
}

/** What a person would read on the phone or in the mailbox, once it has arrived. */
export async function newestMessage(to: string, since: Date): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${origin()}/api/demo/outbox?to=${encodeURIComponent(to)}`)
      const { result } = (await response.json()) as { result: Message[] }
      found = result[0]
      return found !== undefined && new Date(found.at) >= since
    })
    .toBe(true)
  return found as Message
}
