import { type BoothState, useOfState } from '@fairground/domain/booth'
import type { Adjoins } from '@fairground/domain/selection'
import type { Language, Text } from '@fairground/domain/text'

interface Neighbour {
  id: string
  state: BoothState
  /** What everybody may read on it. */
  name: Text
}

interface Looking {
  booths: readonly Neighbour[]
  ownIds: ReadonlySet<string>
  adjoins: Adjoins
  language: Language
}

/** Who has the booths that adjoin it, as everybody sees their names; for whom one is kept is nobody else's business. */
export const namesBeside = (id: string, { booths, ownIds, adjoins, language }: Looking): string[] => [
  ...new Set(
    booths
      .filter((one) => useOfState[one.state] === 'taken' && !ownIds.has(one.id) && adjoins(id, one.id))
      .flatMap(({ name }) => name[language] || []),
  ),
]
