import { codeInParts } from '@fairground/domain/design'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { reach } from '@fairground/floorplan/design/openings'
import { floorInFrontOf, overlaps, type Side, sides } from '@fairground/floorplan/geometry'
import { type NeighboursBySide, neighboursBySide } from '@fairground/floorplan/neighbours'
import { useSay } from '../../../lib/language'
import { useEditor } from '../../design-context'
import { useJump } from '../use-jump'
import { boothTexts as texts } from './booth.texts'
import { FieldRow } from './field-row'
import styles from './neighbours.module.css'
import { useOpenSides } from './use-open-sides'

const none: NeighboursBySide<DraftBooth> = { top: [], right: [], bottom: [], left: [] }
const listed = ['top', 'bottom', 'left', 'right'] as const
const arrows: Record<Side, string> = { top: '↓', right: '←', bottom: '↑', left: '→' }

/** One look at the whole plan serves until it changes. */
let known:
  | { booths: Draft['booths']; neighbours: ReturnType<typeof neighboursBySide<DraftBooth>> }
  | undefined
function neighboursIn(booths: Draft['booths']) {
  if (known?.booths !== booths) known = { booths, neighbours: neighboursBySide(booths) }
  return known.neighbours
}

const shortCode = (code: string): string => codeInParts(code).codeTail || code

/** What lies on each side of a booth, drawn and in words. */
export function Neighbours({ booth }: { booth: DraftBooth }) {
  const say = useSay()
  const beside = useEditor(({ draft }) => neighboursIn(draft.booths).get(booth) ?? none)
  const open = useOpenSides(booth.id)
  const booths = useEditor(({ draft }) => draft.booths)
  const jump = useJump()

  /** A booth that stands in the way without adjoining, or else what the hall itself has there. */
  function whyClosed(side: Side): string {
    const front = floorInFrontOf(booth, side, reach)
    const other = booths.find((one) => one.id !== booth.id && overlaps(one, front))
    if (!other) return say(texts.closed)
    return say(overlaps(other, booth) ? texts.overlapped : texts.tooClose, {
      code: other.code || say(texts.unnumbered),
    })
  }

  return (
    <FieldRow label={say(texts.neighbours)} aside={say(texts.neighboursNote)}>
      <div className={styles.both}>
        <div className={styles.picture} aria-hidden="true">
          {sides.map((side) => (
            <span key={side} className={`${styles.side} ${styles[side]}`}>
              {beside[side][0] ? (
                <i className={styles.neighbour}>{shortCode(beside[side][0].code)}</i>
              ) : open.includes(side) ? (
                <i className={styles.open}>
                  {side === 'right' || side === 'bottom' ? arrows[side] : say(texts.opens)}
                  {side === 'bottom' ? <br /> : ' '}
                  {side === 'right' || side === 'bottom' ? say(texts.opens) : arrows[side]}
                </i>
              ) : null}
            </span>
          ))}
          <b
            className={styles.own}
            style={Object.fromEntries(
              open.map((side) => [
                `border${side[0]?.toUpperCase()}${side.slice(1)}`,
                '2px dashed var(--ember)',
              ]),
            )}
          >
            {shortCode(booth.code) || '–'}
          </b>
        </div>
        <dl className={styles.words}>
          {listed.map((side) => (
            <div key={side}>
              <dt>{say(texts[side])}</dt>
              <dd>
                {beside[side].length > 0
                  ? beside[side].map(({ id, code }) => (
                      <button key={id} type="button" onClick={() => jump([id])}>
                        {code || say(texts.unnumbered)}
                      </button>
                    ))
                  : open.includes(side)
                    ? say(texts.aisle)
                    : whyClosed(side)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </FieldRow>
  )
}
