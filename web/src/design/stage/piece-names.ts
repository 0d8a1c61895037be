import type { Language } from '@fairground/domain/text'
import type { Piece } from '@fairground/floorplan/design/draft'
import { areaNames, doorNames, laneNames } from '@fairground/floorplan/element-names'
import { iconNames } from '@fairground/floorplan/icon-names'
import { pieceKindNames } from './piece.texts'
import { stageTexts } from './stage.texts'

/** What a piece is called: by its number or its own words, else by what it is. */
export function nameOfPiece(piece: Piece, language: Language): string {
  switch (piece.kind) {
    case 'booth':
      return piece.code || stageTexts.unnumbered[language]
    case 'area':
      return piece.label[language] || areaNames[piece.use][language]
    case 'lane':
      return piece.label?.[language] || laneNames[piece.use][language]
    case 'door':
      return piece.label?.[language] || doorNames[piece.use][language]
    case 'label':
      return piece.text[language] || pieceKindNames.label[language]
    case 'icon':
      return iconNames[piece.use][language]
    case 'underlay':
      return `${pieceKindNames.underlay[language]} ${piece.title}`
    default:
      return pieceKindNames[piece.kind][language]
  }
}
