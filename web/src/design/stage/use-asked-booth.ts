import { boundsOfAll } from '@fairground/floorplan/design/pieces'
import { boothsAsked } from '@fairground/wire/hall/plan-address'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { MapStage } from '../../hall'
import { useDesign } from '../design-context'

/** The booths of the address are chosen and in sight as soon as there is a plan to see them on. */
export function useAskedBooth(stage: MapStage | undefined): void {
  const { editor } = useDesign()
  const [search] = useSearchParams()
  const asked = boothsAsked(search).join()
  const show = useEffectEvent(() => {
    const codes = asked.split(',')
    const booths = editor.get().draft.booths.filter(({ code }) => codes.includes(code))
    const floor = boundsOfAll(booths)
    if (!stage || !floor) return
    editor.select(booths.map(({ id }) => id))
    stage.lookAt(floor)
  })
  useEffect(() => {
    if (stage && asked) show()
  }, [stage, asked])
}
