import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { filePurposes } from '../../../server/src/file/file-purposes'
import { checkImage } from '../../../server/src/platform/files/checks/image-check'
import { answerJobs } from '../kernel/worker'

const app = Fastify({ bodyLimit: 20 * 1024 * 1024 })
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
  done(null, body),
)

/** What no upload can do without: the bytes arrive, the picture is drawn anew, and its fingerprint is taken. */
app.post('/upload', async (request) => {
  const verdict = await checkImage('png', request.body as Buffer, filePurposes.productImage.accepts)
  if (!verdict.ok) throw new Error(verdict.problem)
  return { sha256: createHash('sha256').update(verdict.file.content).digest('hex') }
})

/** Answers with its address, and serves for as long as the worker lives. */
answerJobs<object, { origin: string }>(async () => ({
  origin: await app.listen({ host: '127.0.0.1', port: 0 }),
}))
