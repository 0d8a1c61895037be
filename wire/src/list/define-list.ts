import type { PermissionKey } from '@fairground/domain/account'
import type { Text } from '@fairground/domain/text'
import type { Access } from '../kernel/access'
import { holderOf, staff } from '../kernel/access'
import type { KeptListDefinition, LogDefinition, NoFields, Sound, WireFields } from './definition'
import { type ImportCalls, importCalls } from './import-calls'
import { logCalls, type ReadCalls, type RowCalls, rowCalls } from './list-calls'
import { listAddresses } from './screens'
import { type TraitCalls, traitCalls } from './trait-calls'
import { type FromTraits, fromTraits } from './traits'

interface Shown {
  path: string
  title: Text
}

export interface KeptList<Own extends WireFields = WireFields, Derived extends WireFields = WireFields>
  extends Omit<KeptListDefinition<Own, Derived>, 'filters'>,
    Shown,
    FromTraits {
  calls: RowCalls<Own, Derived> & TraitCalls & Partial<ImportCalls>
  may: Record<'read' | 'add' | 'edit' | 'remove' | 'import', Access>
}

export interface LogList<Own extends WireFields = WireFields> extends LogDefinition<Own>, Shown {
  calls: ReadCalls<Own>
}

export function defineList<const Own extends WireFields, const Derived extends WireFields = NoFields>(
  definition: KeptListDefinition<Own, Derived> & Sound<Own>,
): KeptList<Own, Derived> {
  const may = (right: string): Access =>
    definition.keys ? holderOf(`${definition.keys}:${right}` as PermissionKey) : staff
  const rights = {
    read: definition.closed ? may('list') : staff,
    add: may('add'),
    edit: may('edit'),
    remove: may('delete'),
    import: may('import'),
  }
  const described = { ...definition, ...fromTraits(definition) }
  return {
    ...described,
    ...listAddresses[definition.name],
    may: rights,
    calls: {
      ...rowCalls(described, rights),
      ...traitCalls(definition, rights.edit),
      ...(definition.workbook ? importCalls(definition, rights.import) : {}),
    },
  }
}

export const defineLog = <const Own extends WireFields>(
  definition: LogDefinition<Own> & Sound<Own>,
): LogList<Own> => ({
  ...definition,
  ...listAddresses[definition.name],
  calls: logCalls(definition),
})
