import { createHash } from 'node:crypto'

/** Random or of the moment, so that no two runs would have it alike; what stands for it keeps its shape. */
const fleeting: [kind: string, pattern: RegExp][] = [
  ['picture', /data:image\/png;base64,[A-Za-z0-9+/=]+/g],
  ['time', /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g],
  ['moment', /\d{4}([-/])\d{2}\1\d{2} \d{2}:\d{2}(:\d{2})?/g],
  ['moment', /\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/g],
  ['moment', /(?<![\d-])\d{2}-\d{2} \d{2}:\d{2}(?![\d:])/g],
  // Of these years, since many are counted from today. What was moved to another century stands still.
  ['day', /(?<!\d)20[23]\d([-/])\d{2}\1\d{2}(?!\d)/g],
  ['day', /(?<!\d)20[23]\d年\d{1,2}月\d{1,2}日/g],
  ['day', /(?<!\d)\d{1,2} [A-Z][a-z]{2,8} 20[23]\d(?!\d)/g],
  // As the product makes up a first one.
  ['password', /(?<=")([a-z]{2}\d){4}(?=")/g],
  ['month', /(?<=")20[23]\d-\d{2}(?=")/g],
]
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const token = /(?<![\w-])([\w-]{43}|[0-9a-f]{64}|[0-9a-f]{32})(?![\w-])/g
/** What only fills a field beyond its limit. */
const longRun = /(.)\1{59,}/gu

/** The same thing has the same name throughout a story, so that one sees what an answer speaks of. */
export class Names {
  private readonly known = new Map<string, string>()
  private readonly counts = new Map<string, number>()
  private readonly learned = new Map<string, string>()

  /** For what has no shape of its own, such as a code of six digits. */
  learn(value: string, kind: string): void {
    if (value !== '') this.learned.set(value, kind)
  }

  in(text: string): string {
    let plain = text
    for (const [kind, pattern] of fleeting) plain = plain.replace(pattern, `<${kind}>`)
    plain = plain
      .replace(longRun, (run, one: string) => `<${one} × ${run.length}>`)
      .replace(uuid, (id) => this.nameFor(id, 'id'))
      .replace(token, (one) => this.nameFor(one, 'token'))
    // A word at a time: six digits of a code may well be part of a longer number.
    return plain.replace(/\w+/g, (word) => {
      const kind = this.learned.get(word)
      return kind === undefined ? word : this.nameFor(word, kind)
    })
  }

  private nameFor(value: string, kind: string): string {
    const known = this.known.get(value)
    if (known) return known
    const number = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, number)
    this.known.set(value, `<${kind} ${number}>`)
    return `<${kind} ${number}>`
  }
}

/** Another one as soon as a letter changes. */
export const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/** As wide as a line of a record becomes. */
export const widest = 140

/** JSON with whatever fits on a line on one line, and keys in the order they came in. */
export function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= widest || typeof value !== 'object' || value === null) return line
  const deeper = `${indent} `
  const parts = Array.isArray(value)
    ? arePlain(value)
      ? filled(value, widest - deeper.length)
      : value.map((item: unknown) => written(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`
}

/** Words, numbers and the like: nothing that has fields or rows of its own. */
export const arePlain = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item !== 'object' || item === null)

/** As many on a line as there is room for. */
function filled(items: readonly unknown[], room: number): string[] {
  const lines: string[] = []
  for (const item of items.map((one) => JSON.stringify(one))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + item.length + 2 <= room)
      lines[lines.length - 1] = `${last},${item}`
    else lines.push(item)
  }
  return lines
}
