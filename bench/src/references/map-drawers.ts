import type { ReferenceProgram } from './install'

export const konva: ReferenceProgram = {
  name: 'konva',
  dependencies: { konva: '10.9.1' },
  overrides: {},
}

export const seatmapCanvas: ReferenceProgram = {
  name: 'seatmap-canvas',
  dependencies: { '@alisaitteke/seatmap-canvas': '2.5.18' },
  overrides: {},
}
