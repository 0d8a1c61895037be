import { useLocation, useSearchParams } from 'react-router'
import type { BegunRow } from './list-paths'

const kinds = ['show', 'edit', 'add', 'import'] as const
type Kind = (typeof kinds)[number]

export interface OpenDialog {
  kind: Kind
  id: string
}

/** Which dialog is open stands in the address: a reload or an expired session comes back to it, and links can point at it. */
export function useDialogAddress() {
  const [address, setAddress] = useSearchParams()
  const state = useLocation().state as Partial<BegunRow> | null
  const kind = kinds.find((candidate) => address.has(candidate))
  return {
    dialog: kind ? ({ kind, id: address.get(kind) ?? '' } satisfies OpenDialog) : undefined,
    /** What whoever led here has filled in of a new row. */
    begun: state?.begun,
    open: (wanted: Kind, id = '') => setAddress({ [wanted]: id }),
    close: () => setAddress({}, { replace: true }),
  }
}
