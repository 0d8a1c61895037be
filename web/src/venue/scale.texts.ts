import type { Texts } from '../lib/text'

export const scaleTexts = {
  title: { zh: '底图比例', en: 'Scale of the picture' },
  lead: {
    zh: '把 A、B 移到图上一段已知长度的两端，填写实际距离；再把“角”移到展馆的左上角。可拖动，也可按方向键。',
    en: 'Move A and B to the ends of a length you know and say how long it is; then move the corner mark to the upper left of the hall. Drag them, or use the arrow keys.',
  },
  point: { zh: '点 {name}', en: 'Point {name}' },
  corner: { zh: '展馆左上角', en: 'Upper left corner of the hall' },
  cornerMark: { zh: '角', en: '⌜' },
  distance: { zh: 'A 到 B 的实际距离（m）', en: 'From A to B, in metres' },
  noDistance: { zh: '填写距离后即知图片的尺寸', en: 'The size of the picture follows from it' },
  size: { zh: '图片为 {width} × {depth} m', en: 'The picture is {width} × {depth} m' },
  how: { zh: '铺放方式', en: 'How it lies' },
  laid: {
    zh: '保持展馆 {width} × {depth} m：按比例铺放，超出的裁去，不足的留白',
    en: 'Keep the hall at {width} × {depth} m: to scale, what reaches beyond is cut, what is missing stays blank',
  },
  resized: {
    zh: '展馆改为图片的尺寸 {width} × {depth} m',
    en: 'Give the hall the size of the picture, {width} × {depth} m',
  },
  use: { zh: '使用底图', en: 'Use the picture' },
  cancel: { zh: '取消', en: 'Cancel' },
  failed: {
    zh: '浏览器无法处理这张图片，请缩小后重试',
    en: 'The browser cannot work on this picture. Please make it smaller and try again',
  },
  drawnOut: {
    zh: '底图与展馆的宽深比例不符，会被拉伸。重新上传底图并标出比例，即可按比例铺放。',
    en: 'The picture does not have the hall’s proportions and is drawn out. Upload it again and say its scale, and it lies as it should.',
  },
} satisfies Texts
