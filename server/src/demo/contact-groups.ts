import type { Platform } from '../platform/platform'
import { listHallCodes, setContactGroupsOnce } from './contact-groups.repository'
import { demoAccounts } from './demo-accounts'

const numbers = ['482913765', '730158246']

/**
 * QQ groups for two halls, first of all those in which the demo accounts have booths. Once: what staff make of the
 * setting afterwards stays.
 */
export async function giveContactGroups({ config, db, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const accounts = demoAccounts.map(({ username }) => username)
  const halls = await listHallCodes(db, settings.current().edition, accounts, numbers.length)
  const groups = halls.map((hall, index) => ({ hall, number: numbers[index] }))
  if (await setContactGroupsOnce(db, groups)) await settings.reload()
}
