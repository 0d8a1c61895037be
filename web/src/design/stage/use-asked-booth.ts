import { boundsOf } from '@fairground/floorplan/design/pieces'
import { planParameters } from '@fairground/wire/hall/plan-address'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { MapStage } from '../../hall'
import { useDesign } from '../design-context'

/** The booth of the address is chosen and in sight as soon as there is a plan to see it on. */
export function useAskedBooth(stage: MapStage | undefined): void {
  const { editor } = useDesign()
  const [search] = useSearchParams()
  const code = search.get(planParameters.booth)
  const show = useEffectEvent(() => {
    const booth = editor.get().draft.booths.find((one) => one.code === code)
    if (!stage || !booth) return
    editor.select([booth.id])
    stage.lookAt(boundsOf(booth))
  })
  useEffect(() => {
    if (stage && code) show()
  }, [stage, code])
}
