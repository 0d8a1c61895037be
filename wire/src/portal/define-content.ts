import { type ContentName, contentAddresses } from '../content'
import type {
  GrowingList,
  KeptList,
  KeptListDefinition,
  NoFields,
  SingleDefinition,
  Sound,
  WireFields,
} from '../list'
import { defineList, defineSingle } from '../list'

/** What all content of the portal has in common: where it is kept, who keeps it, and that anybody reads all of it. */
function common<Own extends WireFields>(name: ContentName, fields: Own) {
  const { path, title, area } = contentAddresses[name]
  return {
    entity: `P${name.slice(1)}`,
    at: { path, title },
    publishing: 'versions',
    public: {
      path: `/portal/site${path.slice('/portal'.length)}`,
      fields: Object.keys(fields) as (keyof Own & string)[],
    },
    keys: `portal/${area}`,
    closed: true,
  } as const
}

type Said<Own extends WireFields> = Pick<
  KeptListDefinition<Own, NoFields>,
  'texts' | 'fields' | 'namedBy' | 'filters' | 'order' | 'check'
> & { name: ContentName }

/** Content of which there is any number. */
export const defineContent = <const Own extends WireFields>(
  given: Said<Own> & Sound<Own>,
): GrowingList<Own, NoFields> =>
  defineList<Own>({
    ...common(given.name, given.fields),
    ...given,
    paths: {
      base: contentAddresses[given.name].path,
      add: ['POST', '/add'],
      edit: ['POST', '/edit'],
      remove: 'remove',
    },
  })

/** Content of which there is one entry. */
export const defineSingleContent = <const Own extends WireFields>(
  given: Pick<SingleDefinition<Own>, 'texts' | 'fields' | 'namedBy' | 'check'> & {
    name: ContentName
  } & Sound<Own>,
): KeptList<Own, NoFields> =>
  defineSingle<Own>({
    ...common(given.name, given.fields),
    ...given,
    paths: { base: contentAddresses[given.name].path },
  })
