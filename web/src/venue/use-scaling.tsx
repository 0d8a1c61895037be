import { type FloorSize, laidOnFloor } from '@fairground/floorplan/picture-scale'
import { type ReactNode, useState } from 'react'
import { useSay } from '../lib/language'
import { laidPicture, longestSide } from './lay-picture'
import { scaleTexts as texts } from './scale.texts'
import { type SaidScale, ScaleDialog } from './scale-dialog'

interface Asked {
  file: File
  picture: ImageBitmap
  answer: (file: File | undefined) => void
}

interface Scaling {
  /** The picture as it is to be sent, once its scale was said; none where somebody thought better of it. */
  prepare: (file: File) => Promise<File | undefined>
  dialog: ReactNode
}

/** A picture that is to fill a floor, brought to the proportions of the floor before it is sent: nothing stretches it. */
export function useScaling(floor: FloorSize | undefined, onResize: (size: FloorSize) => void): Scaling {
  const say = useSay()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function prepare(file: File): Promise<File | undefined> {
    // What cannot be read is sent as it is: the fair says what is wrong with it.
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (!picture) return file
    return new Promise((answer) => setAsked({ file, picture, answer }))
  }

  function end({ picture, answer }: Asked, file: File | undefined): void {
    setAsked(undefined)
    setFault(undefined)
    picture.close()
    answer(file)
  }

  async function bring(now: Asked, said: SaidScale): Promise<void> {
    if (said.how === 'resized' || !floor) {
      if (said.how === 'resized') onResize(said.size)
      return end(now, now.file)
    }
    setBusy(true)
    try {
      const laid = laidOnFloor(now.picture, { ...said, floor }, longestSide)
      end(now, await laidPicture(now.picture, laid, now.file.name))
    } catch {
      setFault(say(texts.failed))
    } finally {
      setBusy(false)
    }
  }

  return {
    prepare,
    dialog: asked ? (
      <ScaleDialog
        file={asked.file}
        picture={asked.picture}
        floor={floor}
        busy={busy}
        fault={fault}
        onSaid={(said) => void bring(asked, said)}
        onClose={() => end(asked, undefined)}
      />
    ) : null,
  }
}
