import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { listSettings } from '@fairground/wire/settings'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../session/use-call'

export type SettingState = CallResult<typeof listSettings>[number]

/** The answer to a change is the newest state there is; asking again at once would only make the page wait. */
export function takeOver(queries: QueryClient, state: SettingState): void {
  queries.setQueriesData<SettingState[]>({ queryKey: keyOf(listSettings) }, (known) =>
    known?.map((setting) => (setting.key === state.key ? state : setting)),
  )
}
