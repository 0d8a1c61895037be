import { announcer } from '../ui/announce'
import { productTexts as texts } from './product.texts'

export const productAnnouncer = announcer('product', { otherwise: texts.copyFailed })
export const { announce } = productAnnouncer
