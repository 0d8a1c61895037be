import type { SiteEditor } from '@fairground/floorplan/site-design/site-editor'
import type { SiteHand, SiteTool } from '@fairground/floorplan/site-design/site-hand'
import {
  boundsOfRef,
  type HallExtents,
  isSameRef,
  movedBy,
  refsOf,
  turnedHall,
  withoutRef,
} from '@fairground/floorplan/site-design/site-pieces'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapStage } from '../../hall'
import { createKeyRuns } from '../key-runs'
import { keyPlaceOf } from '../stage/keys'
import { siteKeys } from './site-keys'

interface Options {
  frame: RefObject<HTMLElement | null>
  desk: { editor: SiteEditor; hand: SiteHand }
  extents: HallExtents
  stage: MapStage | undefined
  mayDraw: boolean
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const steps = { little: 0.5, much: 5 }
const scroll = 80

const tools = new Map(
  Object.entries(siteKeys).map(([tool, letter]) => [letter.toLowerCase(), tool as SiteTool]),
)

/** The keys of the site's table, wherever the focus is, as long as nobody writes or answers a question. */
export function useSiteKeys({ frame, desk: { editor, hand }, extents, stage, mayDraw }: Options): void {
  const [runOf] = useState(createKeyRuns)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !stage) return
    const plan = document.getElementById('site-plan')
    const place = keyPlaceOf(event.target, plan)
    if (place === 'elsewhere') return
    if (place === 'plan' && event.key === 'Tab') {
      if (plan?.dataset.leaves !== 'yes' && step(event.shiftKey ? -1 : 1)) event.preventDefault()
      return
    }
    const act = actOf(event, place === 'plan')
    if (!act) return
    event.preventDefault()
    if (plan) plan.dataset.leaves = event.key === 'Escape' ? 'yes' : ''
    act()
  })

  function actOf(event: KeyboardEvent, isOnPlan: boolean): (() => void) | undefined {
    const { selection } = editor.get()
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.ctrlKey || event.metaKey) {
      if (!mayDraw) return undefined
      if (key === 'z') return event.shiftKey ? editor.redo : editor.undo
      return key === 'y' ? editor.redo : undefined
    }
    if (event.altKey) return undefined
    if (key === 'Escape') return cancel
    if (key === '+' || key === '=') return () => stage?.step(1)
    if (key === '-') return () => stage?.step(-1)
    if (key === 'f' || key === '0') return () => stage?.reset()
    const arrow = isOnPlan ? arrows[key] : undefined
    if (arrow && (!selection || !mayDraw)) return () => stage?.moveBy(-arrow[0] * scroll, -arrow[1] * scroll)
    if (!mayDraw) return undefined
    if (arrow && selection) {
      const metres = event.shiftKey ? steps.much : steps.little
      const by = { x: arrow[0] * metres, y: arrow[1] * metres }
      return () =>
        editor.change('move', (site) => movedBy(site, selection, by), {
          run: runOf(`${selection.kind} ${selection.id}`),
        })
    }
    if (key === 'Enter' && isOnPlan) return () => void hand.finish()
    if ((key === 'Delete' || key === 'Backspace') && selection)
      return () => editor.change('remove', (site) => withoutRef(site, selection))
    if (key === 'r' && event.shiftKey && selection?.kind === 'hall')
      return () => editor.change('rotate', (site) => turnedHall(site, extents, selection.id))
    const tool = tools.get(key)
    return tool && (() => hand.use(tool))
  }

  /** First what is under way, then the tool, then what is chosen. */
  function cancel(): void {
    if (hand.cancel()) return
    if (hand.tool() !== 'select') hand.use('select')
    else editor.select(undefined)
  }

  /** To the next piece, and on after the last. */
  function step(by: 1 | -1): boolean {
    const { draft, selection } = editor.get()
    const refs = refsOf(draft)
    const at = refs.findIndex((ref) => isSameRef(ref, selection))
    const next = refs[at < 0 ? (by > 0 ? 0 : refs.length - 1) : at + by]
    editor.select(next)
    const bounds = next && boundsOfRef(draft, extents, next)
    if (bounds) stage?.centreOn({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.depth / 2 })
    return next !== undefined
  }

  useEffect(() => {
    const stops = new AbortController()
    window.addEventListener('keydown', (event) => onKey(event), { signal: stops.signal })
    const plan = frame.current
    plan?.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement && target.id === 'site-plan') target.dataset.leaves = ''
      },
      { signal: stops.signal },
    )
    return () => stops.abort()
  }, [frame])
}
