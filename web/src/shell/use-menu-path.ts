import { useLocation } from 'react-router'
import { useScreen } from '../lib/use-screen'

/** Where the menu looks for the screen that is open: at its own address, or at that of the one it belongs to. */
export function useMenuPath(): string {
  const { pathname } = useLocation()
  return useScreen()?.under ?? pathname
}
