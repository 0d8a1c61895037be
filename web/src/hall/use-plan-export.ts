import { CallFailure } from '@fairground/wire/kernel/client'
import {
  downloadPlanExport,
  findPlanExport,
  orderPlanExport,
  type PlanExport,
  type PlanOrder,
} from '@fairground/wire/plan-export'
import { useEffect, useRef, useState } from 'react'
import { download } from '../session/download'
import { call } from '../session/session'
import { announcer } from '../ui/announce'
import { useCommand } from '../ui/use-command'
import { planExportTexts as texts } from './plan-export.texts'

const exports = announcer('plan-export', { otherwise: texts.failed })
const askAgainMs = 600
const patienceMs = 180_000
const pause = () => new Promise((resolve) => setTimeout(resolve, askAgainMs))
const isUnreachable = (error: unknown) => error instanceof CallFailure && error.code === 'unreachable'

/** Orders a plan, follows how it is drawn, and saves it when it is there; a mail goes out whether one waits or not. */
export function usePlanExport() {
  const [progress, setProgress] = useState<PlanExport>()
  const { busy, run } = useCommand(exports)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  async function follow(exportId: string): Promise<void> {
    const latest = Date.now() + patienceMs
    while (here.current) {
      const now = await call(findPlanExport, { params: { exportId } }).catch((error: unknown) => {
        // The plan is drawn whether the network is there or not; it is asked for again.
        if (isUnreachable(error) && Date.now() < latest) return undefined
        throw error
      })
      if (!now) {
        await pause()
        continue
      }
      setProgress(now)
      if (now.state === 'failed') return exports.announce('error', texts.failed)
      if (now.state === 'ready' && now.mailTo)
        return exports.announce('success', texts.mailed, () => ({ address: now.mailTo }))
      if (now.state === 'ready') {
        await download(downloadPlanExport, { params: { exportId } })
        return exports.announce('success', texts.downloaded)
      }
      await pause()
    }
  }

  return {
    busy,
    progress: busy ? progress : undefined,
    start: (order: PlanOrder) =>
      run(async () => {
        setProgress(undefined)
        const { id } = await call(orderPlanExport, { body: order })
        await follow(id)
      }),
  }
}
