import http2 from 'node:http2'
import https from 'node:https'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

interface Stream {
  headers: Record<string, unknown>
  leave(): void
}

interface Question extends https.RequestOptions {
  payload?: string
}

/** Somebody with a browser, who knows the fair by its name and trusts its certificate. */
export interface Visitor {
  ask(path: string, question?: Question): Promise<Answer>
  /** An answer that does not end, piece by piece. */
  listen(path: string, question: Question, hear: (piece: string) => void): Promise<Stream>
  protocol(): Promise<string>
  /** Many calls at once, of both kinds, until told to stop; resolves to how many there were and what failed. */
  keepAsking(): { stop(): Promise<{ answered: number; failed: string[] }> }
}

const name = 'fair.example.com'
const atOnce = 3

export function visitorOf(port: number, ca: string): Visitor {
  const agent = new https.Agent({ keepAlive: true })
  const options = { host: '127.0.0.1', port, ca, servername: name, agent, headers: { host: name } }

  function send(path: string, { payload, headers, ...question }: Question): https.RequestOptions & object {
    const content = payload === undefined ? {} : { 'content-type': 'application/json' }
    return { ...options, ...question, path, headers: { ...options.headers, ...content, ...headers } }
  }

  function ask(path: string, question: Question = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = https.request(send(path, question), (response) => {
        let body = ''
        response.on('data', (piece) => {
          body += String(piece)
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      request.on('error', reject)
      request.end(question.payload)
    })
  }

  return {
    ask,

    listen: (path, question, hear) =>
      new Promise((resolve, reject) => {
        const request = https.request(send(path, question), (response) => {
          response.on('data', (piece) => hear(String(piece)))
          response.on('error', () => undefined)
          resolve({ headers: response.headers, leave: () => request.destroy() })
        })
        request.on('error', reject)
        request.end()
      }),

    protocol: () =>
      new Promise((resolve, reject) => {
        const session = http2.connect(`https://127.0.0.1:${port}`, { ca, servername: name })
        session.on('error', reject)
        session.on('connect', () => {
          resolve(session.alpnProtocol ?? '')
          session.close()
        })
      }),

    keepAsking() {
      let stopped = false
      let answered = 0
      const failed: string[] = []
      const again = async (path: string, question?: Question) => {
        while (!stopped) {
          const said = await ask(path, question).then(
            ({ status }) => status,
            (error: Error) => error.message,
          )
          answered += 1
          if (typeof said === 'string' || said >= 500)
            failed.push(`${question?.method ?? 'GET'} ${path}: ${said}`)
        }
      }
      const asking = Array.from({ length: atOnce }, () => [
        again('/'),
        again('/api/fair'),
        again('/api/login', { method: 'POST', payload: '{}' }),
      ]).flat()
      return {
        async stop() {
          stopped = true
          await Promise.all(asking)
          return { answered, failed }
        },
      }
    },
  }
}
