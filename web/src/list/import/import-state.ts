import type { ImportAction } from '@fairground/domain/list'
import { importLimits } from '@fairground/domain/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'

export type RowKind = ImportAction | 'doubtful'

const running = ['checking', 'applying', 'undoing'] as const
type Running = (typeof running)[number]

export const isRunning = <Run extends ImportRun>(
  run: Run | null | undefined,
): run is Run & { state: Running } => !!run && (running as readonly string[]).includes(run.state)

/** Something is still to be done about it, or can still be taken back. */
export const isOpen = (run: ImportRun | null | undefined): run is ImportRun =>
  !!run && (run.state === 'applied' ? run.undoable : run.state !== 'undone')

export const figuresOf = (run: ImportRun): Record<ImportAction, number> => ({
  add: run.toAdd,
  change: run.toChange,
  same: run.unchanged,
  fault: run.faulty,
})

/** What a person wants to see first: the faults, then what would change. */
export function firstKind(run: ImportRun): ImportAction {
  const figures = figuresOf(run)
  return (['fault', 'add', 'change', 'same'] as const).find((kind) => figures[kind] > 0) ?? 'add'
}

export const mayApply = (run: ImportRun): boolean =>
  run.state === 'checked' && run.faulty === 0 && run.toAdd + run.toChange > 0

export type FileProblem = 'type' | 'tooBig' | 'empty'

/** Before anything is uploaded. The server looks inside the file; this only saves the way. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (!/\.xlsx?$/i.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > importLimits.bytes ? 'tooBig' : undefined
}
