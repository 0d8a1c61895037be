import type { FastifyReply } from 'fastify'
import { fileNameFor } from '../files/file-name'

interface Download {
  /** What it is called; it ends as its content type does, whatever ending stands here. */
  name: string
  /** For programs that know no other names than these; without one, the name itself where it is such a name. */
  asciiName?: string
  contentType: string
  content: NodeJS.ReadableStream
  /** May stand in a page; anything else never opens in one. */
  shown?: boolean
  /** May stand in a frame of our own pages, where the browser's reader of documents opens it. */
  framed?: boolean
  cache?: string
}

const closedPolicy = "default-src 'none'; sandbox"
// Browsers open no document in a sandbox; their readers draw with styles of their own. Nothing may be loaded or run.
const framedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** The one way for a file to leave: nothing else writes these headers. */
export function sendDownload(
  reply: FastifyReply,
  {
    name,
    asciiName = name,
    contentType,
    content,
    shown = false,
    framed = false,
    cache = 'no-store',
  }: Download,
): null {
  const names = [plain(fileNameFor(asciiName, contentType)), extended(fileNameFor(name, contentType))]
  reply
    .header('content-type', contentType)
    .header('content-disposition', [shown ? 'inline' : 'attachment', ...names].join('; '))
    .header('content-security-policy', framed ? framedPolicy : closedPolicy)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cache)
    .send(content)
  return null
}

// The two forms of RFC 6266.
function plain(name: string): string {
  const ascii = /^[\w .,+=@#-]+$/.test(name) ? name : `download${name.slice(name.lastIndexOf('.'))}`
  return `filename="${ascii}"`
}

/** RFC 5987 has no place for four signs that the language's own function leaves as they are. */
function extended(name: string): string {
  const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`
}
