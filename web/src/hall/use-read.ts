import { useEffect, useState } from 'react'

export interface Reading<Result> {
  data: Result | undefined
  failed: boolean
  retry: () => void
}

/** One of the open calls, read when the page opens. The open pages carry no query cache. */
export function useRead<Result>(read: () => Promise<Result>): Reading<Result> {
  const [data, setData] = useState<Result>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each attempt
  useEffect(() => {
    let wanted = true
    setFailed(false)
    read().then(
      (result) => wanted && setData(result),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [read, attempt])

  return { data, failed, retry: () => setAttempt(attempt + 1) }
}
