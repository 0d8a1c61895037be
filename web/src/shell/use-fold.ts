import { useState } from 'react'
import { browserStorage } from '../lib/safe-storage'
import { useMedia } from '../ui/use-media'

const key = 'fairground.menuFolded'

export interface Fold {
  /** On a phone the menu is a drawer and folding has no meaning. */
  phone: boolean
  folded: boolean
  toggle: () => void
}

/** The menu folds by itself below 1500 px until someone chooses; the choice is remembered on this computer. */
export function useFold(): Fold {
  const phone = useMedia('(max-width: 760px)')
  const narrow = useMedia('(max-width: 1499px)')
  const [chosen, setChosen] = useState(() => browserStorage.getItem(key))
  const folded = chosen ? chosen === 'yes' : narrow
  return {
    phone,
    folded,
    toggle() {
      const next = folded ? 'no' : 'yes'
      browserStorage.setItem(key, next)
      setChosen(next)
    },
  }
}
