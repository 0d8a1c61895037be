import type { Screen, ShownPath } from '@fairground/wire/kernel/screen'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a screen shows, fetched when it is first opened. */
export type ScreenModule = () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>

/** One for each screen of a feature that has something to show. */
export type ScreenModules<Screens extends readonly Screen[]> = Record<ShownPath<Screens>, ScreenModule>
