import { Tooltip } from 'antd'
import { useMemo, useSyncExternalStore } from 'react'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useDesign, useEditor } from '../design-context'
import { useDesk } from '../desk-context'
import { designerZoom } from './designer-zoom'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import { FitIcon, LockIcon, MinusIcon, PlusIcon } from './stage-icons'
import styles from './status-bar.module.css'
import { underWay } from './under-way'
import { useWatched } from './watched'

/** The thin edge below: where the mouse is, what is chosen, how one looks and what snaps. */
export function StatusBar() {
  const say = useSay()
  return (
    <section className={styles.bar} aria-label={say(texts.status)}>
      <span className={`${styles.part} ${styles.wide}`}>{say(texts.coordinates)}</span>
      <Mouse />
      <Drawn />
      <Chosen />
      <span className={styles.space} />
      <UnderlayNote />
      <Helps />
      <Zoom />
      <ToKeys />
    </section>
  )
}

function Mouse() {
  const say = useSay()
  const spot = useWatched(useTable().spot)
  if (!spot) return <span className={`${styles.part} ${styles.mouse}`}>{say(texts.outside)}</span>
  const { floor, pixel } = spot
  return (
    <>
      <span className={`${styles.part} ${styles.mouse}`}>
        X <b>{floor.x.toFixed(2)} m</b> Y <b>{floor.y.toFixed(2)} m</b>
      </span>
      <span className={`${styles.part} ${styles.wide}`}>
        <b>
          {pixel.x}, {pixel.y}
        </b>{' '}
        px
      </span>
    </>
  )
}

/** How large, or how long, what is drawn has become. */
function Drawn() {
  const tool = useEditor((state) => state.tool)
  const overlay = useEditor((state) => state.overlay)
  const isPulling = useEditor((state) => state.isPulling)
  const now = tool === 'select' ? undefined : underWay({ overlay, isPulling })
  if (now?.what !== 'size' && now?.what !== 'length') return null
  return (
    <span className={styles.part}>
      <b>{now.what === 'size' ? `${now.width} × ${now.depth} m` : `${now.metres} m`}</b>
    </span>
  )
}

function Chosen() {
  const say = useSay()
  const language = useLanguage()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const area = useMemo(
    () =>
      draft.booths.reduce((sum, { id, width, depth }) => (selection.has(id) ? sum + width * depth : sum), 0),
    [draft.booths, selection],
  )
  if (selection.size === 0) return null
  return (
    <span className={`${styles.part} ${styles.chosen}`}>
      {say(texts.chosenCount, { count: selection.size })}
      {area > 0 ? ` · ${formatNumber(Math.round(area * 100) / 100, language)} m²` : ''}
    </span>
  )
}

function UnderlayNote() {
  const say = useSay()
  const { editor } = useDesign()
  const underlay = useEditor(({ draft }) => draft.underlays.at(-1))
  if (!underlay) return null
  return (
    <button
      type="button"
      className={`${styles.toggle} ${styles.optional}`}
      onClick={() => editor.select([underlay.id])}
    >
      <LockIcon />
      {say(texts.underlay, { title: underlay.title, percent: Math.round(underlay.opacity * 100) })}
    </button>
  )
}

function Helps() {
  const say = useSay()
  const { editor } = useDesign()
  const { grid } = useTable()
  const isGridShown = useWatched(grid)
  const snapping = useEditor((state) => state.snapping)
  return (
    <span className={`${styles.part} ${styles.helps}`}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isGridShown}
        onClick={() => grid.set(!isGridShown)}
      >
        {say(texts.grid, { metres: snapping.grid })} {isGridShown ? '' : say(texts.off)}
      </button>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={snapping.on}
        onClick={() => editor.set({ snapping: { on: !snapping.on } })}
      >
        {say(texts.snapping)} {say(snapping.on ? texts.on : texts.off)}
      </button>
    </span>
  )
}

/** The slider goes by doublings, so that 1.0× is not squeezed into its beginning. */
const leastPower = -3
const mostPower = 3

function Zoom() {
  const say = useSay()
  const { stage } = useTable()
  const width = useEditor(({ draft }) => draft.width)
  const depth = useEditor(({ draft }) => draft.depth)
  const scale = useSyncExternalStore(stage?.watch ?? nobody, () => stage?.view().scale ?? 1)
  const { atOne } = designerZoom({ width, depth })
  const zoom = scale / atOne
  const figure = `${zoom.toFixed(1)}×`
  return (
    <span className={styles.part}>
      <span className={styles.optional}>
        {say(texts.perMetre, { pixels: scale < 10 ? scale.toFixed(1) : Math.round(scale) })}
      </span>
      <Tooltip title={`${say(texts.zoomOut)} −`}>
        <button
          type="button"
          className={styles.icon}
          aria-label={say(texts.zoomOut)}
          onClick={() => stage?.step(-1)}
        >
          <MinusIcon />
        </button>
      </Tooltip>
      <input
        type="range"
        className={styles.slider}
        aria-label={say(texts.zoom)}
        aria-valuetext={figure}
        min={leastPower}
        max={mostPower}
        step={0.05}
        value={Math.log2(zoom)}
        onChange={({ target }) => stage?.zoomTo(2 ** Number(target.value) * atOne)}
      />
      <Tooltip title={`${say(texts.zoomIn)} +`}>
        <button
          type="button"
          className={styles.icon}
          aria-label={say(texts.zoomIn)}
          onClick={() => stage?.step(1)}
        >
          <PlusIcon />
        </button>
      </Tooltip>
      <Tooltip title={`${say(texts.zoomOne)} 0`}>
        <button
          type="button"
          className={styles.figure}
          aria-label={`${figure} ${say(texts.zoomOne)}`}
          onClick={() => stage?.zoomTo(atOne)}
        >
          {figure}
        </button>
      </Tooltip>
      <Tooltip title={`${say(texts.zoomFit)} F`}>
        <button
          type="button"
          className={styles.icon}
          aria-label={say(texts.zoomFit)}
          onClick={() => stage?.reset()}
        >
          <FitIcon />
        </button>
      </Tooltip>
    </span>
  )
}

function ToKeys() {
  const say = useSay()
  const { setOpen } = useDesk()
  return (
    <Tooltip title={`${say(texts.keys)} ?`}>
      <button
        type="button"
        className={`${styles.icon} ${styles.optional}`}
        aria-label={say(texts.keys)}
        aria-keyshortcuts="?"
        onClick={() => setOpen({ part: 'keys' })}
      >
        ?
      </button>
    </Tooltip>
  )
}

const nobody = () => () => undefined
