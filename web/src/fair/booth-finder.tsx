import { useNavigate } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { openPlanAddress, PlanSearchBox, searchOpenly } from '../plan-search'
import styles from './booth-finder.module.css'
import { fairTexts as texts } from './fair.texts'

/** For whoever comes to visit: from the first page to a booth on its hall's plan. */
export function BoothFinder() {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <section className={styles.finder} aria-labelledby="visit">
      <h2 id="visit">{say(texts.visit)}</h2>
      <PlanSearchBox
        search={searchOpenly}
        onChoose={({ hall, booth }) => void navigate(openPlanAddress(hall, language, booth))}
      />
    </section>
  )
}
