import { isDrawnOut } from '@fairground/floorplan/picture-scale'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { usePlanPictures } from '../hall'
import { useSay } from '../lib/language'
import { scaleTexts as texts } from './scale.texts'

interface Props {
  /** The file of the picture that fills the floor, if there is one. */
  picture: string | null | undefined
  floor: { width: number | undefined; depth: number | undefined }
  /** What to do about it. */
  next?: ReactNode
}

/** Says so where a hall's picture does not have the proportions of its floor, as soon as either is known. */
export function DrawnOutNote({ picture, floor: { width, depth }, next }: Props) {
  const say = useSay()
  const shown = usePlanPictures(picture ? [picture] : []).get(picture ?? '')
  if (!shown || !width || !depth) return null
  const size = { width: shown.naturalWidth, height: shown.naturalHeight }
  if (!isDrawnOut(size, { width, depth })) return null
  return <Alert type="warning" showIcon role="status" title={say(texts.drawnOut)} description={next} />
}
