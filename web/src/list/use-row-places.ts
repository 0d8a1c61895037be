import { useNavigate } from 'react-router'
import { useDialogAddress } from './use-dialog-address'

type Places = ReturnType<typeof useDialogAddress>

/** Where the rows of a list open: in dialogs over it, or in pages of their own. A workbook always comes over it. */
export function useRowPlaces(pageOf?: (kind: 'show' | 'edit' | 'add', id: string) => string): Places {
  const dialogs = useDialogAddress()
  const navigate = useNavigate()
  if (!pageOf) return dialogs
  return {
    ...dialogs,
    open: (kind, id = '') => (kind === 'import' ? dialogs.open(kind, id) : void navigate(pageOf(kind, id))),
  }
}
