/** As a guesser writes them: case is the first thing that is tried. */
const asGuessed = (text: string): string => text.toLowerCase()

/** Nobody needs the list before somebody chooses a password, and most of it no rule of ours would take. */
let commonest: Promise<ReadonlySet<string>> | undefined

async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8))
}

/** Who knows the account knows its name; a few characters around it are soon found. */
const fewCharacters = 3
const shortestName = 5

const isAround = (password: string, name: string): boolean =>
  name.length >= shortestName && password.includes(name) && password.length - name.length <= fewCharacters

/** Whether a password is among those that are tried first: the commonest ones, and what the account is called. */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const typed = asGuessed(password)
  if (names.map(asGuessed).some((name) => isAround(typed, name.split('@')[0] ?? ''))) return true
  commonest ??= readCommonest()
  return (await commonest).has(typed)
}
