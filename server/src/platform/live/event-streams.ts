import type { LiveEvent, LiveNotice } from '@fairground/domain/live'
import type { FastifyReply } from 'fastify'
import { type Caller, type Reader, readerOf } from '../http/principal'
import { networkOf } from '../limits/network'
import type { LiveEvents } from './live-events'

interface Viewer {
  reply: FastifyReply
  caller: Caller
}

export interface EventStreams {
  /** Sends news that this process has worked out itself: as JSON, for each kind of reader what it may know of it. */
  tell(type: string, data: Record<Reader, string>): void
  /** False when there are too many already, from this network or in all. */
  open(reply: FastifyReply, caller: Caller): boolean
  readonly count: number
  close(): void
}

const heartbeatMs = 25_000
const mostReturnMs = 2_500
// A viewer whose connection takes nothing more is dropped rather than buffered without end; it will reconnect.
const mostBuffered = 256 * 1024
// A fair's own hall may sit behind one address, so the share of one network is generous; the total guards the process.
const mostViewers = 50_000
const mostPerNetwork = 2_000

/** Browsers that listen. Each event is encoded once and written to everyone who may see it. */
export function createEventStreams(live: LiveEvents): EventStreams {
  const viewers = new Set<Viewer>()
  let closed = false
  const perNetwork = new Map<string, number>()
  const unsubscribe = live.subscribe((event) => {
    if (event.audience === 'processes') return
    const frame = encode(event)
    for (const viewer of viewers) {
      if (!maySee(viewer.caller, event)) continue
      write(viewer, frame)
      if (event.type === 'session-ended' && viewer.caller.sessionId === event.sessionId)
        viewer.reply.raw.end()
    }
  })
  // What happened while the database was away was not heard, a session's end perhaps among it: everybody comes back,
  // not all at once, says who they are, and asks for what is on their screen again.
  live.onReturn(() => {
    for (const viewer of viewers) {
      write(viewer, `retry: ${500 + Math.round(Math.random() * mostReturnMs)}\n\n`)
      viewer.reply.raw.end()
    }
  })
  const heartbeat = setInterval(() => {
    for (const viewer of viewers) write(viewer, ':\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  function write(viewer: Viewer, frame: string): void {
    if (viewer.reply.raw.writableLength > mostBuffered) viewer.reply.raw.destroy()
    else viewer.reply.raw.write(frame)
  }

  return {
    tell(type, { everyone, signedIn, staff }) {
      const frames = {
        everyone: frameOf(type, everyone),
        signedIn: frameOf(type, signedIn),
        staff: frameOf(type, staff),
      }
      for (const viewer of viewers) write(viewer, frames[readerOf(viewer.caller)])
    },
    open(reply, caller) {
      const network = networkOf(caller.address)
      const fromThere = perNetwork.get(network) ?? 0
      if (viewers.size >= mostViewers || fromThere >= mostPerNetwork) return false
      perNetwork.set(network, fromThere + 1)
      const viewer = { reply, caller }
      const leave = () => {
        if (!viewers.delete(viewer)) return
        const left = (perNetwork.get(network) ?? 1) - 1
        if (left > 0) perNetwork.set(network, left)
        else perNetwork.delete(network)
      }
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      reply.raw.write('retry: 2000\n\n')
      reply.raw.on('close', leave)
      reply.raw.on('error', leave)
      viewers.add(viewer)
      // Came on a connection that was still open; it comes again, to a process that stays.
      if (closed) reply.raw.end()
      return true
    },
    get count() {
      return viewers.size
    },
    close() {
      closed = true
      unsubscribe()
      clearInterval(heartbeat)
      for (const viewer of viewers) viewer.reply.raw.end()
    },
  }
}

/** What leaves the server; the rest is between its processes. */
type ToldEvent = Exclude<LiveEvent, { audience: 'processes' }>

function maySee(caller: Caller, event: ToldEvent): boolean {
  switch (event.audience) {
    case 'fair':
      return true
    case 'staff':
      return caller.user !== undefined && caller.user.department !== 'exhibitor'
    case 'person':
      return caller.user?.id === event.accountId
    case 'account':
      return caller.user?.id === event.accountId && caller.sessionId === event.sessionId
  }
}

function encode({ type }: ToldEvent): string {
  const notice: LiveNotice = { type }
  return frameOf(type, JSON.stringify(notice))
}

const frameOf = (type: string, data: string): string => `event: ${type}\ndata: ${data}\n\n`
