import { newestMessage } from '../../../support/outbox'
import type { Story } from '../story'

/** What the phone or mailbox shows; the record shows a name for it. */
export async function codeSentTo(story: Story, to: string): Promise<string> {
  const code = (await newestMessage(story.fair, to)).secrets.code ?? ''
  story.learn(code, 'code')
  return code
}
