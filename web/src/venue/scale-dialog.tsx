import { hallSideLimit } from '@fairground/domain/venue'
import { toCentimetre } from '@fairground/floorplan/design/pieces'
import { type FloorSize, isDrawnOut, metresOfDot, sizeInMetres } from '@fairground/floorplan/picture-scale'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { Button, Form, InputNumber, Modal, Radio } from 'antd'
import { useEffect, useId, useState } from 'react'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { scaleTexts as texts } from './scale.texts'
import { type Marks, ScaleMarks } from './scale-marks'

/** What was said of a picture: how the hall lies on it, or that the hall is as large as the picture. */
export type SaidScale = { metresADot: number } & (
  | { how: 'laid'; corner: ScenePoint }
  | { how: 'resized'; size: FloorSize }
)

interface Props {
  file: File
  picture: ImageBitmap
  /** Where it has been entered. */
  floor: FloorSize | undefined
  busy: boolean
  fault: string | undefined
  onSaid: (said: SaidScale) => void
  onClose: () => void
}

/** How large what a picture shows really is: by two of its points, how far apart they are, and where the hall begins. */
export function ScaleDialog({ file, picture, floor, busy, fault, onSaid, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const distanceId = useId()
  const address = useAddressOf(file)
  const fills = floor !== undefined && !isDrawnOut(picture, floor)
  const [marks, setMarks] = useState<Marks>(() => ({
    A: { x: 0, y: picture.height / 2 },
    B: { x: picture.width, y: picture.height / 2 },
    corner: { x: 0, y: 0 },
  }))
  // Of a picture that has the hall's proportions it is likely that it shows just the hall.
  const [distance, setDistance] = useState<number | null>(floor && fills ? floor.width : null)
  const [wanted, setWanted] = useState<SaidScale['how']>(floor ? 'laid' : 'resized')
  const metresADot = metresOfDot(marks.A, marks.B, distance ?? 0)
  const size = metresADot === undefined ? undefined : rounded(sizeInMetres(picture, metresADot))
  const inWords = ({ width, depth }: FloorSize) => ({
    width: formatNumber(width, language),
    depth: formatNumber(depth, language),
  })

  function use(): void {
    if (metresADot === undefined || !size) return
    onSaid(
      wanted === 'laid'
        ? { how: wanted, metresADot, corner: marks.corner }
        : { how: wanted, metresADot, size },
    )
  }

  return (
    <Modal
      open
      title={say(texts.title)}
      width={760}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
          <Button type="primary" disabled={metresADot === undefined} loading={busy} onClick={use}>
            {say(texts.use)}
          </Button>
        </>
      }
    >
      <p>{say(texts.lead)}</p>
      <ScaleMarks
        address={address}
        picture={picture}
        marks={marks}
        onMarks={setMarks}
        hall={
          floor && metresADot !== undefined && wanted === 'laid'
            ? { width: floor.width / metresADot, height: floor.depth / metresADot }
            : undefined
        }
      />
      <Form.Item
        layout="vertical"
        label={say(texts.distance)}
        htmlFor={distanceId}
        extra={size ? say(texts.size, inWords(size)) : say(texts.noDistance)}
      >
        <InputNumber
          id={distanceId}
          value={distance}
          min={0.01}
          max={hallSideLimit}
          onChange={(metres) => setDistance(metres)}
        />
      </Form.Item>
      {size ? (
        <Radio.Group
          aria-label={say(texts.how)}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          vertical
          options={[
            ...(floor ? [{ value: 'laid', label: say(texts.laid, inWords(floor)) }] : []),
            { value: 'resized', label: say(texts.resized, inWords(size)) },
          ]}
        />
      ) : null}
      {fault ? <p role="alert">{fault}</p> : null}
    </Modal>
  )
}

const rounded = ({ width, depth }: FloorSize): FloorSize => ({
  width: toCentimetre(width),
  depth: toCentimetre(depth),
})

/** For as long as it is looked at. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
