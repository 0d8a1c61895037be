import type { PictureSize } from '@fairground/floorplan/picture-scale'
import type { ScenePoint } from '@fairground/floorplan/scene'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { useSay } from '../lib/language'
import { scaleTexts as texts } from './scale.texts'
import styles from './scale-marks.module.css'

const markNames = ['A', 'B', 'corner'] as const
type MarkName = (typeof markNames)[number]
export type Marks = Record<MarkName, ScenePoint>

interface Props {
  /** Where the picture can be read from. */
  address: string | undefined
  picture: PictureSize
  marks: Marks
  onMarks: (marks: Marks) => void
  /** What of the picture the hall covers, once that is known; in dots. */
  hall: PictureSize | undefined
}

/** A picture with what is measured on it, and how the hall lies over it. */
export function ScaleMarks({ address, picture, marks, onMarks, hall }: Props) {
  const say = useSay()
  const area = useRef<HTMLDivElement>(null)
  const { A, B, corner } = marks
  return (
    <div
      ref={area}
      className={styles.area}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
    >
      {address ? <img src={address} alt="" draggable={false} /> : null}
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true" focusable="false">
        {hall ? <rect className={styles.hall} x={corner.x} y={corner.y} {...hall} /> : null}
        <line className={styles.length} x1={A.x} y1={A.y} x2={B.x} y2={B.y} />
      </svg>
      {markNames.map((name) => (
        <Mark
          key={name}
          name={name === 'corner' ? say(texts.corner) : say(texts.point, { name })}
          area={area}
          picture={picture}
          at={marks[name]}
          // The hall may begin beside its picture, what is measured lies on it.
          beyond={name === 'corner' ? 1 : 0}
          onMove={(at) => onMarks({ ...marks, [name]: at })}
        >
          {name === 'corner' ? say(texts.cornerMark) : name}
        </Mark>
      ))}
    </div>
  )
}

interface MarkProps {
  name: string
  area: RefObject<HTMLDivElement | null>
  picture: PictureSize
  at: ScenePoint
  /** How far beyond the picture it may lie, as a share of it. */
  beyond: number
  onMove: (at: ScenePoint) => void
  children: ReactNode
}

const steps: Partial<Record<string, ScenePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Of the picture's longer side; with Shift the larger one. */
const stepShare = { fine: 1 / 500, wide: 1 / 50 }

function Mark({ name, area, picture, at, beyond, onMove, children }: MarkProps) {
  const within = (value: number, most: number) => Math.min(most, Math.max(-most * beyond, value))
  const moveTo = ({ x, y }: ScenePoint) =>
    onMove({ x: within(x, picture.width), y: within(y, picture.height) })

  function follow(event: PointerEvent<HTMLButtonElement>): void {
    const box = area.current?.getBoundingClientRect()
    if (event.buttons === 0 || !box?.width || !box.height) return
    event.currentTarget.setPointerCapture(event.pointerId)
    moveTo({
      x: ((event.clientX - box.left) / box.width) * picture.width,
      y: ((event.clientY - box.top) / box.height) * picture.height,
    })
  }

  function step(event: KeyboardEvent): void {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const share = event.shiftKey ? stepShare.wide : stepShare.fine
    const dots = share * Math.max(picture.width, picture.height)
    moveTo({ x: at.x + by.x * dots, y: at.y + by.y * dots })
  }

  return (
    <button
      type="button"
      className={styles.mark}
      style={{ left: `${(at.x / picture.width) * 100}%`, top: `${(at.y / picture.height) * 100}%` }}
      aria-label={name}
      title={name}
      onPointerDown={follow}
      onPointerMove={follow}
      onKeyDown={step}
    >
      {children}
    </button>
  )
}
