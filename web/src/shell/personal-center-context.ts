import { createContext, useContext } from 'react'

/** The dialog stands above every screen; whoever offers a way to it needs only this. */
export const PersonalCenterContext = createContext<() => void>(() => undefined)

export const useOpenPersonalCenter = (): (() => void) => useContext(PersonalCenterContext)
