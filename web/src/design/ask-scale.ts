import type { Editor } from '@fairground/floorplan/design/editor'
import type { Texts } from '../lib/text'
import { announcer } from '../ui/announce'

const texts = {
  twoPoints: {
    zh: '底图已放好。请从图上一段已知长度的一端拉到另一端，再填写实际长度。按 Esc 可稍后在信息面板里校准。',
    en: 'It is in place. Pull a line from one end of a length you know to the other, then give that length. Press Escape to calibrate it later from its details.',
  },
} satisfies Texts

const words = announcer('design-scale')

/** Two points and a distance: nothing else says how large a picture of a hall is. */
export function askScale(editor: Editor, pictureId: string | undefined): void {
  if (pictureId) editor.select([pictureId])
  editor.use('calibrate')
  words.announce('info', texts.twoPoints)
}
