import { execFileSync } from 'node:child_process'

export interface Command {
  file: string
  args: string[]
}

export interface Cores {
  /** What to say beside the figures. */
  note: string
  product(command: Command): Command
  generator(command: Command): Command
}

/** The load generator gets the last core for itself, the product with its database all others; without taskset, nobody is bound. */
export function divideCores(): Cores {
  const mine = coresOfThisProcess()
  const last = mine.at(-1)
  if (last === undefined || mine.length < 2)
    return { note: 'cores shared', product: (command) => command, generator: (command) => command }
  const rest = mine.slice(0, -1)
  return {
    note: `product on ${rest.length === 1 ? 'core' : 'cores'} ${rest.join(',')}, load on core ${last}`,
    product: (command) => bind(command, rest),
    generator: (command) => bind(command, [last]),
  }
}

/** taskset replaces itself by the command, so the process number stays that of the command. */
const bind = ({ file, args }: Command, cores: number[]): Command => ({
  file: 'taskset',
  args: ['-c', cores.join(','), file, ...args],
})

function coresOfThisProcess(): number[] {
  try {
    const answer = execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' })
    return parseCoreList(answer.slice(answer.lastIndexOf(':') + 1))
  } catch {
    return []
  }
}

/** "0,2-4" as taskset writes it. */
function parseCoreList(list: string): number[] {
  return list
    .trim()
    .split(',')
    .flatMap((part) => {
      const [from = Number.NaN, to = from] = part.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
}
