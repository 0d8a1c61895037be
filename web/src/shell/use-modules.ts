import { type MenuItem, type Module, modules } from '@fairground/domain/account'
import { menuTree } from '@fairground/wire/shell'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/safe-storage'
import { useCall } from '../session/use-call'
import { firstScreen, menuTrail } from './menu-tree'
import { useMenuPath } from './use-menu-path'

type Menus = Record<Module, MenuItem[]>

/** A screen belongs to its own module; elsewhere the choice counts, as long as there is something to do there. */
export function currentModule(menus: Menus, path: string, chosen: string | null): Module {
  const home = modules.find((module) => menuTrail(menus[module], path).length > 0)
  const open = modules.filter((module) => menus[module].length > 0)
  return home ?? open.find((module) => module === chosen) ?? open[0] ?? 'exhibition'
}

const key = 'fairground.module'
const listeners = new Set<() => void>()

export function chooseModule(module: Module): void {
  browserStorage.setItem(key, module)
  for (const listener of listeners) listener()
}

const useChosen = (): string | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => browserStorage.getItem(key),
  )

export interface ModuleChoice {
  module: Module
  start: string
}

export interface Modules {
  current: Module
  menu: MenuItem[]
  /** The menus of all modules, one after the other. */
  everything: MenuItem[]
  /** The modules this person has anything to do in, with the screen each begins at. */
  available: ModuleChoice[]
  state: 'loading' | 'failed' | 'ready'
  reload: () => void
}

export function useModules(): Modules {
  const pathname = useMenuPath()
  const chosen = useChosen()
  const exhibition = useCall(menuTree, { params: { module: 'exhibition' } }, { staleTime: 600_000 })
  const portal = useCall(menuTree, { params: { module: 'portal' } }, { staleTime: 600_000 })
  const menus = { exhibition: exhibition.data ?? [], portal: portal.data ?? [] }
  const current = currentModule(menus, pathname, chosen)
  const both = [exhibition, portal]
  return {
    current,
    menu: menus[current],
    everything: modules.flatMap((module) => menus[module]),
    available: modules.flatMap((module) => {
      const start = firstScreen(menus[module])
      return start ? [{ module, start }] : []
    }),
    state: both.every(({ data }) => data)
      ? 'ready'
      : both.some(({ isError }) => isError)
        ? 'failed'
        : 'loading',
    reload() {
      for (const { data, refetch } of both) if (!data) void refetch()
    },
  }
}
