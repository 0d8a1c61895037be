import { createContext, useContext } from 'react'
import { type Reader, usualTimeZone } from '../../lib/format'

/** How a gate writes moments: without a network by what it kept, since nobody can be asked. */
export const GateReader = createContext<Reader>({ language: 'zh', timeZone: usualTimeZone })

export const useGateReader = (): Reader => useContext(GateReader)
