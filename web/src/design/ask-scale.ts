import type { Editor } from '@fairground/floorplan/design/editor'
import type { Texts } from '../lib/text'
import { announcer } from '../ui/announce'

const texts = {
  twoPoints: {
    zh: '图片没有比例：在图上从一点拉到另一点，再填写实际距离。按 Esc 可稍后在信息面板里校准。',
    en: 'A picture has no scale: pull a line from one point on it to another, then give the real distance. Press Escape to calibrate it later from its details.',
  },
} satisfies Texts

const words = announcer('design-scale')

/** Two points and a distance: nothing else says how large a picture of a hall is. */
export function askScale(editor: Editor, pictureId: string | undefined): void {
  if (pictureId) editor.select([pictureId])
  editor.use('calibrate')
  words.announce('info', texts.twoPoints)
}
