import { useEffect, useEffectEvent, useRef } from 'react'
import { followGestures } from './stage/gestures'
import { createMapStage, type MapStage } from './stage/map-stage'
import type { Edges } from './stage/map-view'
import type { Picture } from './stage/picture'

interface Options {
  picture: Picture
  /** What the picture is of; another one is looked at from the start. */
  place: string
  covered: Edges
  onPick: (name: string | undefined) => void
  onPoint: (name: string | undefined) => void
  /** The stage, once it stands; what lies over the plan is moved by it. */
  onStage: (stage: MapStage | undefined) => void
}

/** A stage with its gestures in the elements that get these refs; the marks may be left out. */
export function useStage({ picture, place, covered, onPick, onPoint, onStage }: Options) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLCanvasElement>(null)
  const marks = useRef<SVGGElement>(null)
  const stage = useRef<MapStage>(undefined)
  const shownPlace = useRef<string>(undefined)
  const picked = useEffectEvent(onPick)
  const pointed = useEffectEvent(onPoint)
  const staged = useEffectEvent(onStage)

  useEffect(() => {
    if (!frame.current || !sheet.current) return
    const made = createMapStage({ frame: frame.current, sheet: sheet.current, marks: marks.current })
    stage.current = made
    shownPlace.current = undefined
    staged(made)
    const stop = followGestures({
      frame: frame.current,
      stage: made,
      onPick: (name) => picked(name),
      onPoint: (name) => pointed(name),
    })
    return () => {
      stop()
      made.end()
      stage.current = undefined
      staged(undefined)
    }
  }, [])

  useEffect(() => stage.current?.setCovered(covered), [covered])
  useEffect(() => {
    stage.current?.setPicture(picture, shownPlace.current === place)
    shownPlace.current = place
  }, [picture, place])

  return { frame, sheet, marks }
}
