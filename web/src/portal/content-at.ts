import type { GrowingList, KeptList } from '@fairground/wire/list'
import { growingContent, singleContent } from '@fairground/wire/portal'
import { contentForms } from '@fairground/wire/portal/screens'

/** What an address of the desk shows. */
export type Shown =
  | { does: 'list'; list: GrowingList }
  | { does: 'insert'; list: GrowingList }
  | { does: 'update' | 'detail'; list: GrowingList; id: string }
  | { does: 'single'; list: KeptList }

const content = new Map([...growingContent, ...singleContent].map((list) => [list.name, list]))
export const contentNamed = (name: string): KeptList | undefined => content.get(name)
const growing = (name: string) => growingContent.find((list) => list.name === name)

/** Of two kinds that share an address, the later ones are named in it. */
const kindIn = (of: readonly string[], search: URLSearchParams): string | undefined => {
  const wanted = search.get('type')
  return of.find((name) => growing(name)?.path.endsWith(`/${wanted}`)) ?? of[0]
}

const inQuery = { add: 'insert', edit: 'update', show: 'detail' } as const

/** The form an address names, or the list there with what its query opens of it. */
export function contentAt(path: string, search: URLSearchParams): Shown | undefined {
  const form = contentForms.find((candidate) => candidate.path === path)
  const list =
    growing(form ? (kindIn(form.of, search) ?? '') : '') ?? growingContent.find((one) => one.path === path)
  if (!list) {
    const single = singleContent.find((one) => one.path === path)
    return single && { does: 'single', list: single }
  }
  if (form) return opened(list, form.does, search.get('id') ?? '')
  const kind = (['add', 'edit', 'show'] as const).find((candidate) => search.has(candidate))
  return kind ? opened(list, inQuery[kind], search.get(kind) ?? '') : { does: 'list', list }
}

const opened = (list: GrowingList, does: 'insert' | 'update' | 'detail', id: string): Shown =>
  does === 'insert' ? { does, list } : { does, list, id }

const doesFor = { add: 'insert', edit: 'update', show: 'detail' } as const

/** Where an entry opens: at the address the specs have for it, or over its list. */
export function pathOf(list: KeptList, kind: 'show' | 'edit' | 'add', id = ''): string {
  if (list.single) return list.path
  const form = contentForms.find(
    ({ of, does }) => does === doesFor[kind] && (of as readonly string[]).includes(list.name),
  )
  if (!form) return `${list.path}?${kind}=${id}`
  const query = new URLSearchParams({
    ...(form.of.length > 1 ? { type: list.path.slice(list.path.lastIndexOf('/') + 1) } : {}),
    ...(id ? { id } : {}),
  }).toString()
  return query ? `${form.path}?${query}` : form.path
}
