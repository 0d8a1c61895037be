export {
  type BoothCell,
  type Figure,
  type FigureFilters,
  figureFilters,
  matching,
  noFigure,
  shareOf,
  sumOf,
  sumsBy,
  usesIn,
} from './figures'
export { type Asked, type Balance, type HallOfSupply, type Market, marketsOf, type Supply } from './markets'
