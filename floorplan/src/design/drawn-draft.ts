import type { BoothState } from '@fairground/domain/booth'
import type { Plan } from '../plan'
import type { Draft, DraftBooth } from './draft'

/** What is true of a booth whatever the draft says: its state on the published plan, and the name of who has it. */
export interface BoothFact {
  id: string
  /** Its number on the published plan. */
  code: string
  state: BoothState
  /** Short name of the company that has it; empty where nobody does. */
  name: string
}

export const isTaken = ({ state }: Pick<BoothFact, 'state'>): boolean =>
  state !== 'normal' && state !== 'function' && state !== 'disabled'

/** The state a booth shows while it is drawn: what happened to it outweighs what was decided by hand. */
export const shownState = ({ use }: DraftBooth, fact: BoothFact | undefined): BoothState =>
  fact && isTaken(fact) ? fact.state : use

/** The draft as a plan that is drawn like any other. */
export const planOfDraft = (
  { width, depth, elements, booths }: Draft,
  {
    outdoor,
    background,
    facts,
    language,
  }: {
    outdoor: boolean
    background?: string | undefined
    facts: ReadonlyMap<string, BoothFact>
    language: 'zh' | 'en'
  },
): Plan => ({
  width,
  depth,
  outdoor,
  background,
  scenery: elements,
  booths: booths.map((booth) => {
    const fact = facts.get(booth.id)
    return {
      id: booth.id,
      code: booth.code,
      state: shownState(booth, fact),
      special: booth.special,
      raw: booth.boothClass === 'raw',
      name: fact?.name || booth.name[language],
      x: booth.x,
      y: booth.y,
      width: booth.width,
      depth: booth.depth,
      codeFont: booth.codeFont,
      nameFont: booth.nameFont,
    }
  }),
})
