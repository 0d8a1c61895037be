import { createContext, useContext, useEffect, useState } from 'react'

/** A form must not be saved around a file that is still on its way. */
export const RunningUploadsContext = createContext<(change: 1 | -1) => void>(() => undefined)

export function useRunningUploads() {
  const [running, setRunning] = useState(0)
  const [change] = useState(() => (by: 1 | -1) => setRunning((count) => count + by))
  return { running, change }
}

export function useReportUpload(uploading: boolean): void {
  const change = useContext(RunningUploadsContext)
  useEffect(() => {
    if (!uploading) return
    change(1)
    return () => change(-1)
  }, [uploading, change])
}
