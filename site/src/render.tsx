/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame, type Page } from './frame'
import type { Edition } from './site'

export const render = (edition: Edition, page: Page): string =>
  `<!doctype html>${renderToStaticMarkup(<Frame edition={edition} page={page} />)}`
