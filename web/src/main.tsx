import './ui/palette.css'
import './app/global.css'
import latinLetters from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { StrictMode } from 'react'
import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { findBehindDoors, routes } from './app/routes'
import { keepAppearance } from './lib/appearance'
import { atOnce } from './lib/at-once'

keepAppearance()

// Otherwise the browser asks for it only once the first words stand on the screen in another face.
preload(latinLetters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findBehindDoors })
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} flushSync={atOnce} />
  </StrictMode>,
)
