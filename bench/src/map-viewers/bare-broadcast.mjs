import { createServer } from 'node:http'

/** The least that can be called a live stream: whoever listens gets whatever is posted. Plain JavaScript, as the built product is. */
const { port } = JSON.parse(process.env.BARE_BROADCAST)
const viewers = new Set()

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const frame = Buffer.concat(chunks)
      response.end('told')
      for (const viewer of viewers) viewer.write(frame)
    })
    return
  }
  if (request.url !== '/live') {
    response.end('ready')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('retry: 2000\n\n')
  viewers.add(response)
  response.on('close', () => viewers.delete(response))
})
server.listen({ host: '127.0.0.1', port, backlog: 4096 })

process.once('SIGTERM', () => process.exit(0))
