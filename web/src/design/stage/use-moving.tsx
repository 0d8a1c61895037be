import { useOfState } from '@fairground/domain/booth'
import { moveBooths } from '@fairground/wire/selection/desk'
import { type ReactNode, useState } from 'react'
import { MoveDialog } from '../../selection-desk'
import { useMayCall } from '../../session/use-session'
import { useDesign } from '../design-context'

export interface Moving {
  may: (boothId: string) => boolean
  /** To the booth where it was let go of; without one it is asked for. */
  begin: (boothId: string, onto?: string) => void
  dialog: ReactNode
}

/** Taking a company from one booth to another, by pulling it there or by saying where to. */
export function useMoving(): Moving {
  const { facts, designMode } = useDesign()
  const mayMove = useMayCall(moveBooths) && designMode
  const [begun, setBegun] = useState<{ from: string; onto: string | undefined }>()
  const from = begun && facts.get(begun.from)
  const close = () => setBegun(undefined)
  return {
    may: (boothId) => mayMove && useOfState[facts.get(boothId)?.state ?? 'normal'] === 'taken',
    begin: (from, onto) => setBegun({ from, onto }),
    dialog: from ? (
      <MoveDialog
        from={from}
        onto={begun?.onto === undefined ? undefined : facts.get(begun.onto)}
        booths={[...facts.values()]}
        onClose={close}
      />
    ) : null,
  }
}
