import { useSyncExternalStore } from 'react'
import { browserStorage } from './safe-storage'

export const appearanceChoices = ['light', 'dark', 'system'] as const
export type AppearanceChoice = (typeof appearanceChoices)[number]
export type Appearance = Exclude<AppearanceChoice, 'system'>

const key = 'fairground.appearance'
/** Asked when needed: a module is also read where there is no window. */
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosen(): AppearanceChoice {
  const kept = browserStorage.getItem(key)
  return appearanceChoices.find((choice) => choice === kept) ?? 'system'
}

function shown(): Appearance {
  const choice = chosen()
  if (choice !== 'system') return choice
  return systemDark().matches ? 'dark' : 'light'
}

function show(): void {
  document.documentElement.dataset.theme = shown()
  for (const changed of listeners) changed()
}

/** Before anything is drawn, and again whenever the system or another tab changes its mind. */
export function keepAppearance(): void {
  show()
  systemDark().addEventListener('change', show)
  window.addEventListener('storage', ({ key: changed }) => changed === key && show())
}

export function chooseAppearance(choice: AppearanceChoice): void {
  browserStorage.setItem(key, choice)
  show()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** What the page looks like now. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, shown)

export const useAppearanceChoice = (): AppearanceChoice => useSyncExternalStore(subscribe, chosen)
