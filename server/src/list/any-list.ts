import type { KeptList, LogList } from '@fairground/wire/list'

export type AnyList = KeptList | LogList
