import { planOfDraft } from '@fairground/floorplan/design/drawn-draft'
import { drawable as drawableOf } from '@fairground/floorplan/draw-plan'
import { paintedByState } from '@fairground/floorplan/painting'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { useMemo, useRef, useState } from 'react'
import { type Look, type MapStage, visibleFloor } from '../../hall'
import { newRequestId } from '../../lib/request-id'
import { announcer } from '../../ui/announce'
import { useMedia } from '../../ui/use-media'
import { useDesign, useEditor } from '../design-context'
import { useDesk } from '../desk-context'
import { BoothMenu, BoothTip, DesignDialogs, PlacingProvider, ProblemPanel, SidePanel } from '../panels'
import { createCommands } from './commands'
import { DesignStage } from './design-stage'
import styles from './drawing-table.module.css'
import { EmptyHall } from './empty-hall'
import { FoldedPanels } from './folded-panels'
import { type Crosshair, createKeyHand } from './key-hand'
import { KeysDialog } from './keys-dialog'
import { PlacingBar } from './placing-bar'
import { Rulers } from './rulers'
import { SelectionBar } from './selection-bar'
import { type Spot, type Table, TableContext } from './stage-context'
import { StateLegend } from './state-legend'
import { StatusBar } from './status-bar'
import { ToolRail } from './tool-rail'
import { useAskedBooth } from './use-asked-booth'
import { useCovered } from './use-covered'
import { useDesignLook } from './use-design-look'
import { useKeys } from './use-keys'
import { ViewCorner } from './view-corner'
import { useWatched, watched } from './watched'

const { announce } = announcer('drawing')
const nobodysBooths: ReadonlySet<string> = new Set()

/** A booth, and where the pointer was in the window. */
interface Pointed {
  boothId: string
  at: ScenePoint
}

/** The plan from edge to edge, and over it all that one draws it with. */
export function DrawingTable() {
  const { onlyViewed, editor } = useDesign()
  const mayDraw = onlyViewed === undefined
  const { open, setOpen } = useDesk()
  const frame = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<MapStage>()
  const [menu, setMenu] = useState<Pointed>()
  const [rested, setRested] = useState<Pointed>()
  const [spot] = useState(() => watched<Spot | undefined>(undefined))
  const [crosshair] = useState(() => watched<Crosshair | undefined>(undefined))
  const [grid] = useState(() => watched(true))
  const look = useDesignLook(useWatched(grid))
  const isWide = useMedia('(min-width: 1281px)')
  const isPhone = useMedia('(max-width: 760px)')
  const covered = useCovered(stage, { isWide, mayDraw })
  const commands = useCommands({ stage, spot, crosshair, covered })
  useKeys({ plan: frame, stage, commands, mayDraw })
  useAskedBooth(stage)
  const table = useMemo<Table>(
    () => ({ stage, spot, grid, commands, mayDraw, covered }),
    [stage, spot, grid, commands, mayDraw, covered],
  )

  const pointed =
    (set: (next: Pointed | undefined) => void) => (boothId: string | undefined, at: ScenePoint) =>
      set(boothId === undefined ? undefined : { boothId, at })
  function openMenu(boothId: string | undefined, at: ScenePoint): void {
    if (boothId !== undefined && !editor.get().selection.has(boothId)) editor.select([boothId])
    pointed(setMenu)(boothId, at)
  }
  function closeMenu(): void {
    setMenu(undefined)
    // Whoever came by keys goes on where they were; whoever has gone elsewhere meanwhile stays there.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('[role="menu"]'))
      frame.current?.focus({ preventScroll: true })
  }

  return (
    <PlacingProvider>
      <TableContext value={table}>
        <div className={styles.table}>
          <Rulers />
          <div className={styles.sheet}>
            <DesignStage
              look={look}
              spot={spot}
              crosshair={crosshair}
              mayDraw={mayDraw}
              frame={frame}
              onStage={setStage}
              onMenu={openMenu}
              onRest={pointed(setRested)}
            />
            {mayDraw && !menu ? <SelectionBar /> : null}
            {mayDraw || menu || isPhone ? null : <PlacingBar />}
            {mayDraw ? <EmptyHall /> : null}
          </div>
          {mayDraw ? (
            <div className={styles.tools}>
              <ToolRail plan={frame} />
            </div>
          ) : null}
          {isWide ? (
            <>
              <div className={styles.side}>
                <SidePanel />
              </div>
              <div className={styles.foot}>
                <SmallHall />
                <div className={styles.problems}>
                  <ProblemPanel />
                </div>
                <StateLegend colours={look.colours} />
              </div>
            </>
          ) : (
            <FoldedPanels legend={<StateLegend colours={look.colours} />} small={<SmallHall />} />
          )}
        </div>
        <StatusBar />
        {rested && !menu ? <BoothTip boothId={rested.boothId} at={rested.at} /> : null}
        {menu ? <BoothMenu at={menu.at} boothId={menu.boothId} onClose={closeMenu} /> : null}
        <DesignDialogs />
        {open?.part === 'keys' ? <KeysDialog onClose={() => setOpen(undefined)} /> : null}
      </TableContext>
    </PlacingProvider>
  )
}

type Pointing = Omit<Parameters<typeof createKeyHand>[0], 'editor'>

function useCommands({ stage, spot, crosshair, covered }: Pointing): Table['commands'] {
  const { editor, hall, facts, ask } = useDesign()
  const { setOpen } = useDesk()
  return useMemo(() => {
    function middle(): ScenePoint {
      if (!stage) return { x: 0, y: 0 }
      const { x, y, width, depth } = visibleFloor(stage.view(), stage.size())
      return { x: x + width / 2, y: y + depth / 2 }
    }
    return createCommands({
      editor,
      exhibitType: hall.exhibitType,
      facts: () => facts,
      newId: newRequestId,
      ask,
      askSplit: (id) => setOpen({ part: 'split', id }),
      tell: (tone, words, params = {}) => announce(tone, words, () => params),
      pasteAt: () => spot.get()?.floor ?? middle(),
      middle,
      hand: createKeyHand({ editor, stage, crosshair, spot, covered }),
    })
  }, [editor, hall.exhibitType, facts, ask, setOpen, stage, spot, crosshair, covered])
}

function SmallHall() {
  const { hall, facts } = useDesign()
  const draft = useEditor((state) => state.draft)
  const { colours, language, pictures, outdoor, background } = useDesignLook(false)
  const drawable = useMemo(
    () => drawableOf(planOfDraft(draft, { outdoor, background, facts, language })),
    [draft, outdoor, background, facts, language],
  )
  const look = useMemo<Look>(
    () => ({
      colours,
      painting: paintedByState(colours),
      language,
      own: nobodysBooths,
      only: undefined,
      pictures,
    }),
    [colours, language, pictures],
  )
  return <ViewCorner key={hall.id} drawable={drawable} look={look} />
}
