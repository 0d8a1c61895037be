import type { productScreens } from '@fairground/wire/product/screens'
import type { ScreenModules } from '../lib/screen-module'

const own = () => import('./products-page').then(({ ProductsPage }) => ({ Component: ProductsPage }))

export const productScreenModules: ScreenModules<typeof productScreens> = {
  '/exhibitor/product': own,
  '/exhibitor/productEN': own,
}
