import { readDxf } from '@fairground/floorplan/drawing/read-dxf'
import DxfParser from 'dxf-parser'
import { answerJobs } from '../kernel/worker'
import { manyLines } from './many-lines'

export interface ReadJob {
  how: 'ours' | 'bare'
  lines: number
}

export interface ReadOutcome {
  seconds: number
  /** How many lines came of it. */
  found: number
  /** The most the process has ever had, in megabytes. */
  megabytes: number
}

answerJobs<ReadJob, ReadOutcome>(async ({ how, lines }) => {
  const bytes = manyLines(lines)
  const startedAt = performance.now()
  const found = how === 'ours' ? read(bytes) : parse(bytes)
  const seconds = (performance.now() - startedAt) / 1000
  return { seconds, found, megabytes: process.resourceUsage().maxRSS / 1024 }
})

function read(bytes: Uint8Array): number {
  const reading = readDxf(bytes)
  return 'drawing' in reading ? reading.drawing.lines.length : 0
}

/** As the library's own guide writes it. */
const parse = (bytes: Uint8Array): number =>
  new DxfParser().parseSync(new TextDecoder().decode(bytes))?.entities.length ?? 0
