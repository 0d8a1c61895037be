import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { answerJobs } from '../kernel/worker'
import { type Call, send } from '../load/http'

export type ViewersJob =
  | { kind: 'open'; port: number; path: string; viewers: number }
  /** Makes the call and waits until everybody has heard what follows from it. */
  | { kind: 'change'; call: Call; heard: string; withinMs: number }

export interface ViewersOutcome {
  /** From the call on until each viewer heard; empty after opening. */
  milliseconds: number[]
  answer: { status: number; body: string } | undefined
  /** Of one viewer, from the call on: what went over its line. */
  bytes: number
}

/** So many are let in at once; a crowd that comes all together is another question. */
const wave = 100
const openWithinMs = 30_000

interface Viewer {
  socket: Socket
  /** The end of what came before, should a frame come in two pieces. */
  tail: string
  bytes: number
  hear: ((text: string) => void) | undefined
}

const viewers: Viewer[] = []
const agent = new Agent({ keepAlive: true })

answerJobs<ViewersJob, ViewersOutcome>(async (job) => {
  if (job.kind === 'change') return change(job)
  for (let number = 0; number < job.viewers; number += wave)
    await Promise.all(
      Array.from({ length: Math.min(wave, job.viewers - number) }, (_, index) => open(job, number + index)),
    )
  return { milliseconds: [], answer: undefined, bytes: 0 }
})

/** By hand, as little as possible each: ten thousand of a real client would take longer to listen than anybody to tell. */
function open({ port, path }: { port: number; path: string }, number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const viewer: Viewer = { socket, tail: '', bytes: 0, hear: undefined }
    const timer = setTimeout(() => reject(new Error(`viewer ${number} was not let in`)), openWithinMs)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`viewer ${number} was sent away`)))
    socket.on('data', (chunk) => {
      viewer.bytes += chunk.length
      const text = viewer.tail + chunk.toString('latin1')
      viewer.tail = text.slice(-2_000)
      viewer.hear?.(text)
    })
    viewer.hear = (text) => {
      if (!text.includes('retry: ')) return
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)))
      clearTimeout(timer)
      viewer.hear = undefined
      viewers.push(viewer)
      resolve()
    }
    // Each from an address of its own, as a proxy tells it.
    const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${from}\r\n\r\n`)
  })
}

async function change({ call, heard, withinMs }: Extract<ViewersJob, { kind: 'change' }>) {
  const milliseconds: number[] = []
  const [first] = viewers
  const bytesBefore = first?.bytes ?? 0
  const startedAt = performance.now()
  const everybody = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, withinMs)
    for (const viewer of viewers) {
      viewer.tail = ''
      viewer.hear = (text) => {
        if (!text.includes(heard)) return
        viewer.hear = undefined
        milliseconds.push(performance.now() - startedAt)
        if (milliseconds.length < viewers.length) return
        clearTimeout(timer)
        resolve()
      }
    }
  })
  const { status, body } = await send(agent, call)
  await everybody
  return { milliseconds, answer: { status, body }, bytes: (first?.bytes ?? 0) - bytesBefore }
}
