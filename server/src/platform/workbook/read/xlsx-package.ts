import path from 'node:path'
import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { readZipDirectory, type ZipEntry } from './zip-directory'
import { unpackWhole } from './zip-part'

export interface Relation {
  id: string
  /** The last part of its type: `worksheet`, `styles`, `sharedStrings` … The rest differs between editions of the standard. */
  kind: string
  target: string
}

const smallPart = 8 * 1024 * 1024
const tag = /<(?:\w+:)?Relationship\b([^<>]*)>/g

/** The parts of an .xlsx file by name, unpacked one at a time and only on demand. */
export class XlsxPackage {
  private readonly entries: Map<string, ZipEntry>

  constructor(
    readonly file: Buffer,
    limits: WorkbookLimits,
  ) {
    // The standard compares part names without regard to case.
    this.entries = new Map(readZipDirectory(file, limits).map((entry) => [entry.name.toLowerCase(), entry]))
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }

  some(pattern: RegExp): boolean {
    return [...this.entries.keys()].some((name) => pattern.test(name))
  }

  entry(name: string): ZipEntry {
    const found = this.entries.get(name.toLowerCase())
    if (!found) throw problem('damaged')
    return found
  }

  text(name: string, mostBytes = smallPart): Promise<string> {
    return unpackWhole(this.file, this.entry(name), mostBytes)
  }

  /** Where a part points to; targets come back as names in the package. Targets outside it are left out. */
  async relationsOf(part: string): Promise<Relation[]> {
    const { dir, base } = path.posix.parse(part)
    const name = path.posix.join(dir, '_rels', `${base}.rels`)
    if (!this.has(name)) return []
    const relations: Relation[] = []
    for (const [, attributes = ''] of (await this.text(name)).matchAll(tag)) {
      const target = attribute(attributes, 'Target')
      if (!target || attribute(attributes, 'TargetMode') === 'External') continue
      relations.push({
        id: attribute(attributes, 'Id') ?? '',
        kind: attribute(attributes, 'Type')?.split('/').at(-1) ?? '',
        target: path.posix.resolve('/', dir, target).slice(1),
      })
    }
    return relations
  }
}

export function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return match?.[1] ?? match?.[2]
}
