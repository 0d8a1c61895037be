import type { Language } from '@fairground/domain/text'
import { planSearch } from '@fairground/wire/hall/plan-address'
import type { hallScreens } from '@fairground/wire/hall/screens'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import styles from './own-booth-link.module.css'

/** The plans with one's own booths marked. */
const plans = { zh: '/booth/anon/selection', en: '/booth/anon/selectionEN' } as const satisfies Record<
  string,
  (typeof hallScreens)[number]['path']
>

interface OwnBooth {
  hallId: string
  code: string
}

/** Where a booth of one's own is shown among the others. */
export const ownBoothPath = (booth: OwnBooth, language: Language): string =>
  `${plans[language]}?${planSearch(booth, language)}`

const onPlan = { zh: '在展位图上查看', en: 'Show it on the plan' }

/** The number of a booth of one's own: the way to it on the plan of its hall. */
export function OwnBoothLink({ hallId, code }: OwnBooth) {
  const say = useSay()
  return (
    <Link className={styles.number} to={ownBoothPath({ hallId, code }, useLanguage())} title={say(onPlan)}>
      {code}
    </Link>
  )
}
