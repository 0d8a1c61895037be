import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { asking, keyOf } from '../../session/use-call'
import { importCallsOf } from './import-calls-of'
import { isRunning } from './import-state'

const whileRunningMs = 1_000

type Asked = { state: { data: ImportRun | null | undefined } }
const soon = ({ state: { data } }: Asked) => (isRunning(data) ? whileRunningMs : false)

/** The newest import of a list, followed while it runs. */
export function useLatestImport(list: KeptList) {
  const { latestImport } = importCallsOf(list)
  return useQuery({
    ...asking(latestImport),
    refetchInterval: soon,
  })
}

/** One import, followed while it runs. */
export function useImportRun(list: KeptList, id: string | undefined) {
  const queries = useQueryClient()
  const { importRun, latestImport } = importCallsOf(list)
  const askingFor = (run: string) => asking(importRun, { params: { run } })
  const { data, isError, isFetching, refetch } = useQuery({
    ...askingFor(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: soon,
  })
  return {
    run: id === undefined ? undefined : data,
    failed: isError,
    busy: isFetching,
    refetch: () => void refetch(),
    /** The answer of a call that moved the import on is the newest there is. */
    keep(run: ImportRun): void {
      queries.setQueryData(askingFor(run.id).queryKey, run)
      void queries.invalidateQueries({ queryKey: keyOf(latestImport) })
    },
  }
}
