/** The last lines of `npm test`: what failed and what was unsteady, each with what one needs to look at it. */
export const summaryOf = (outcomes) => [
  ...listOf('Failed:', outcomes, 'failed'),
  ...listOf('Unsteady (failed once, then passed by itself; each is a fault to find):', outcomes, 'unsteady'),
]

const listOf = (heading, outcomes, kind) => {
  const lines = outcomes.flatMap(({ name, [kind]: failures }) =>
    failures.flatMap((failure) => linesOf(name, failure)),
  )
  return lines.length > 0 ? ['', heading, ...lines] : []
}

/** Of the other layers whole files are run. */
const byThemselves = ['journeys', 'drills']

const linesOf = (layer, { file, test, error, picture }) => [
  `  ${[file ?? layer, test].filter(Boolean).join(' > ')}`,
  `    ${firstLineOf(error)}`,
  ...(picture ? [`    picture: ${picture}`] : []),
  ...(file
    ? [`    alone:   npm test -- ${aloneOf(file, byThemselves.includes(layer) ? test : undefined)}`]
    : []),
]

const aloneOf = (file, journey) =>
  journey ? `'${file} › ${journey.replaceAll("'", String.raw`'\''`)}'` : file

const firstLineOf = (error) => error.split('\n').find((line) => line.trim() !== '') ?? '?'
