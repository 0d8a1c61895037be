import type { waitingScreens } from '@fairground/wire/waiting/screens'
import { useSearchParams } from 'react-router'

export const deskTabs = ['board', 'queue', 'companies', 'groups', 'booth'] as const
export type DeskTab = (typeof deskTabs)[number]

/** A screen of its own, which stands among the tabs. */
export const waitingPath = '/booth/waiting' satisfies (typeof waitingScreens)[number]['path']

interface Wanted {
  tab?: DeskTab
  company?: string
  /** What stands open of the company first. */
  part?: 'quota' | 'act'
  booth?: string
  group?: string
}

export const searchOf = (wanted: Wanted & Record<string, string>): string =>
  `?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))}`

/** Where one is at the desk stands in the address: a link leads there, and the way back closes what was opened. */
export function useDeskAddress() {
  const [address, setAddress] = useSearchParams()
  const said = address.get('tab')
  const tab = deskTabs.find((one) => one === said) ?? 'board'

  function change(names: Record<string, string | undefined>, replace: boolean): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(names))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace },
    )
  }

  return {
    tab,
    company: address.get('company') ?? undefined,
    part: address.get('part') ?? undefined,
    booth: address.get('booth') ?? '',
    group: address.get('group') ?? undefined,
    show: (next: DeskTab) => setAddress(searchOf({ tab: next })),
    openCompany: (company: string, part?: 'quota' | 'act') =>
      change({ company, part }, address.has('company')),
    closeCompany: () => change({ company: undefined, part: undefined }, true),
    openGroup: (group: string) => change({ group }, address.has('group')),
    closeGroup: () => change({ group: undefined }, true),
    showBooth: (booth: string) => setAddress(searchOf({ tab: 'booth', booth })),
  }
}
