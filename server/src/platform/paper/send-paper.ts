import type { FastifyReply } from 'fastify'
import { sendDownload } from '../http/send-download'
import type { PaperContent } from './content'
import { drawPaper } from './draw-paper'
import { printFor } from './print-queue'

export interface Printed {
  name: string
  asciiName: string
  content: PaperContent
}

/** Makes a paper for one reader and sends it; `compose` may find on the way that nobody waits for it any more. */
export async function sendPaper(
  reader: string,
  reply: FastifyReply,
  compose: (isGone: () => boolean) => Promise<Printed | undefined>,
): Promise<null> {
  // Whoever left, or waited too long and was told so, needs no document any more.
  const isGone = () => reply.sent || reply.raw.destroyed
  await printFor(reader, async () => async () => {
    const printed = await compose(isGone)
    if (!printed || isGone()) return
    const { name, asciiName, content } = printed
    const { document, drawn } = drawPaper(content)
    sendDownload(reply, { name, asciiName, contentType: 'application/pdf', content: document })
    await drawn
  })
  return null
}
