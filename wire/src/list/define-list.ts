import type { PermissionKey } from '@fairground/domain/account'
import type { Text } from '@fairground/domain/text'
import type { Access } from '../kernel/access'
import { holderOf, staff } from '../kernel/access'
import type {
  KeptListDefinition,
  LogDefinition,
  NoFields,
  SingleDefinition,
  Sound,
  WireFields,
} from './definition'
import { type ImportCalls, importCalls } from './import-calls'
import { type GrowingCalls, logCalls, type ReadCalls, type RowCalls, rowCalls } from './list-calls'
import { type TraitCalls, traitCalls } from './trait-calls'
import { type FromTraits, fromTraits } from './traits'

interface Shown {
  path: string
  title: Text
}

export interface KeptList<Own extends WireFields = WireFields, Derived extends WireFields = WireFields>
  extends Omit<KeptListDefinition<Own, Derived>, 'filters' | 'paths'>,
    Shown,
    FromTraits {
  /** One entry, there from the start: people change it, and nobody adds or deletes one. */
  single?: true
  calls: RowCalls<Own, Derived> & Partial<GrowingCalls<Own>> & TraitCalls & Partial<ImportCalls>
  may: Record<'read' | 'add' | 'edit' | 'remove' | 'import', Access>
}

/** A list whose rows come and go. */
export type GrowingList<
  Own extends WireFields = WireFields,
  Derived extends WireFields = WireFields,
> = KeptList<Own, Derived> & { calls: GrowingCalls<Own> }

export interface LogList<Own extends WireFields = WireFields> extends LogDefinition<Own>, Shown {
  sortable: FromTraits['sortable']
  calls: ReadCalls<Own>
}

type Rights = KeptList['may']

/** Without a key of its own a list is every staff member's to change, and all staff read it unless it is closed. */
function rightsOf({ keys, closed }: Pick<KeptListDefinition, 'keys' | 'closed'>): Rights {
  const may = (right: string): Access => (keys ? holderOf(`${keys}:${right}` as PermissionKey) : staff)
  return {
    read: closed ? may('list') : staff,
    add: may('add'),
    edit: may('edit'),
    remove: may('delete'),
    import: may('import'),
  }
}

export function defineList<const Own extends WireFields, const Derived extends WireFields = NoFields>(
  definition: KeptListDefinition<Own, Derived> & Sound<Own>,
): GrowingList<Own, Derived> {
  const may = rightsOf(definition)
  const described = { ...definition, ...fromTraits(definition) }
  return {
    ...described,
    ...definition.at,
    may,
    calls: {
      ...rowCalls(described, may),
      ...traitCalls(definition, may),
      ...(definition.workbook ? importCalls(definition, may.import) : {}),
    },
  }
}

/** There is nothing to look for, to order or to add, and one right to change it. */
export function defineSingle<const Own extends WireFields>(
  given: SingleDefinition<Own> & Sound<Own>,
): KeptList<Own, NoFields> {
  const definition: KeptListDefinition<Own, NoFields> = {
    ...given,
    paths: { ...given.paths, add: ['POST', '/add'], edit: ['POST', '/edit'], remove: 'remove' },
    filters: {},
    order: [],
  }
  const { read, edit } = rightsOf(definition)
  const may = { read, edit, add: edit, remove: edit, import: edit }
  const described = { ...definition, ...fromTraits(definition), sortable: [] }
  const { add: _add, remove: _remove, ...calls } = rowCalls(described, may)
  return {
    ...described,
    ...definition.at,
    single: true,
    may,
    calls: { ...calls, ...traitCalls(definition, may) },
  }
}

/** A log grows for months. It is sorted by what it is kept in order by, and looked through by its filters. */
export function defineLog<const Own extends WireFields>(
  definition: LogDefinition<Own> & Sound<Own>,
): LogList<Own> {
  const described = { ...definition, sortable: definition.order.map(({ field }) => field) }
  return { ...described, ...definition.at, calls: logCalls(described) }
}
