import { useMemo } from 'react'
import { useEditor } from './design-context'

/** The numbers of the booths that are chosen on the plan. */
export function useChosenCodes(): string[] {
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  return useMemo(
    () => draft.booths.filter(({ id }) => selection.has(id)).map(({ code }) => code),
    [draft, selection],
  )
}
