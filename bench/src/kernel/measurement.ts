import type { Figure } from './figure'

export interface Measurement {
  name: string
  /** One line for the list. */
  about: string
  run(report: Report): Promise<void>
}

export interface Report {
  figure(figure: Figure): void
  /** Progress and circumstances; goes to stderr, so that figures can be piped. */
  note(line: string): void
}

/** A wrong answer voids the timing: how fast something wrong is does not matter. */
export class WrongAnswer extends Error {}

export function mustHold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new WrongAnswer(what)
}
