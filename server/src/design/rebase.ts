import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'

/** What others change beside a draft: how large a hall is, and what its booths are. */
const ofHall = ['width', 'depth'] as const
const ofBooth = ['boothClass', 'exhibitType', 'special'] as const

/**
 * A draft brought to a plan that was changed beside it: where the draft leaves something as it was when it began, it is
 * left as it is now. The same draft, where there is nothing to bring along.
 */
export function rebased(draft: Draft, base: Draft, now: Draft): Draft {
  const [was, is] = [byId(base), byId(now)]
  const booths = draft.booths.map((booth) => {
    const [before, after] = [was.get(booth.id), is.get(booth.id)]
    return before && after ? brought(booth, before, after, ofBooth) : booth
  })
  const hall = brought(draft, base, now, ofHall)
  const isSame = hall === draft && booths.every((booth, place) => booth === draft.booths[place])
  return isSame ? draft : { ...hall, booths }
}

const byId = ({ booths }: Draft): Map<string, DraftBooth> => new Map(booths.map((booth) => [booth.id, booth]))

function brought<Thing extends object>(
  drawn: Thing,
  before: Thing,
  after: Thing,
  fields: readonly (keyof Thing)[],
): Thing {
  const others = fields.filter((field) => before[field] !== after[field] && drawn[field] === before[field])
  if (others.length === 0) return drawn
  return { ...drawn, ...Object.fromEntries(others.map((field) => [field, after[field]])) }
}
