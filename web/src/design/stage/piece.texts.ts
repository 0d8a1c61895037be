import type { Text } from '@fairground/domain/text'
import type { Piece } from '@fairground/floorplan/design/draft'

/** What pieces of a plan are called. */
export const pieceKindNames: Record<Piece['kind'], Text> = {
  booth: { zh: '展位', en: 'Booth' },
  wall: { zh: '墙', en: 'Wall' },
  door: { zh: '门', en: 'Door' },
  pillar: { zh: '柱', en: 'Pillar' },
  lane: { zh: '通道', en: 'Lane' },
  area: { zh: '区域', en: 'Area' },
  label: { zh: '文字', en: 'Text' },
  picture: { zh: '图片', en: 'Picture' },
  icon: { zh: '图标', en: 'Icon' },
  underlay: { zh: '底图', en: 'Underlay' },
}
