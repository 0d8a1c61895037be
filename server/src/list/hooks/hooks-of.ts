import type { KeptList } from '@fairground/wire/list'
import { blacklistEntry } from './blacklist-entry'
import { boothTier } from './booth-tier'
import { groupUnit } from './group-unit'
import type { ListHooks } from './list-hooks'

const hooks: Partial<Record<KeptList['name'], ListHooks>> = { blacklistEntry, boothTier, groupUnit }

export const hooksOf = ({ name }: KeptList): ListHooks => hooks[name] ?? {}
