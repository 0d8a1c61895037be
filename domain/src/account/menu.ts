/** The two systems staff may work in. */
export const modules = ['exhibition', 'portal'] as const
export type Module = (typeof modules)[number]

export interface MenuItem {
  route: string
  label: string
  icon: string
  children: MenuItem[]
}
