import type { LiveEvent, LiveNotice } from '@fairground/domain/live'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../http/principal'
import type { LiveEvents } from './live-events'

interface Viewer {
  reply: FastifyReply
  caller: Caller
}

export interface EventStreams {
  open(reply: FastifyReply, caller: Caller): void
  readonly count: number
  close(): void
}

const heartbeatMs = 25_000
// A viewer whose connection takes nothing more is dropped rather than buffered without end; it will reconnect.
const mostBuffered = 256 * 1024

/** Browsers that listen. Each event is encoded once and written to everyone who may see it. */
export function createEventStreams(live: LiveEvents): EventStreams {
  const viewers = new Set<Viewer>()
  const unsubscribe = live.subscribe((event) => {
    const frame = encode(event)
    for (const viewer of viewers) {
      if (!maySee(viewer.caller, event)) continue
      write(viewer, frame)
      if (event.type === 'session-ended' && viewer.caller.sessionId === event.sessionId)
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
    open(reply, caller) {
      const viewer = { reply, caller }
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      reply.raw.write('retry: 2000\n\n')
      reply.raw.on('close', () => viewers.delete(viewer))
      reply.raw.on('error', () => viewers.delete(viewer))
      viewers.add(viewer)
    },
    get count() {
      return viewers.size
    },
    close() {
      unsubscribe()
      clearInterval(heartbeat)
      for (const viewer of viewers) viewer.reply.raw.end()
    },
  }
}

function maySee(caller: Caller, event: LiveEvent): boolean {
  switch (event.audience) {
    case 'fair':
      return true
    case 'staff':
      return caller.user !== undefined && caller.user.department !== 'exhibitor'
    case 'account':
      return caller.user?.id === event.accountId && caller.sessionId === event.sessionId
  }
}

function encode(event: LiveEvent): string {
  const notice: LiveNotice = { type: event.type }
  return `event: ${event.type}\ndata: ${JSON.stringify(notice)}\n\n`
}
