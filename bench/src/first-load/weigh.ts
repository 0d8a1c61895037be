import path from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Weight {
  scripts: number
  styles: number
  fonts: number
  requests: number
  /** Where to look first when a page is too heavy. */
  heaviest: { file: string; bytes: number }[]
}

interface Fetched {
  url(): string
  headers(): Record<string, string>
}

/** Fetched again and compressed here, so that the figure does not depend on what the browser negotiated. */
export async function weigh(responses: readonly Fetched[]): Promise<Weight> {
  const kinds = new Map(responses.map((each) => [each.url(), each.headers()['content-type'] ?? '']))
  const scripts: Weight['heaviest'] = []
  let [styles, fonts] = [0, 0]
  for (const [url, type] of kinds) {
    if (type.includes('javascript'))
      scripts.push({ file: path.posix.basename(new URL(url).pathname), bytes: gzipped(await bodyOf(url)) })
    else if (type.includes('text/css')) styles += gzipped(await bodyOf(url))
    // Fonts are compressed in themselves.
    else if (type.startsWith('font/')) fonts += (await bodyOf(url)).length
  }
  return {
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styles,
    fonts,
    requests: responses.length,
    heaviest: scripts.sort((a, b) => b.bytes - a.bytes).slice(0, 4),
  }
}

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length

const bodyOf = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer())
