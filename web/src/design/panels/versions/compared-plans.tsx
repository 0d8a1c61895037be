import type { PlanComparison } from '@fairground/floorplan/design/compare'
import { useEffect } from 'react'
import { useSay } from '../../../lib/language'
import { useDesk } from '../../desk-context'
import { ChangeList } from './change-list'
import { useShowBooths } from './use-show-booths'
import styles from './versions.module.css'
import { versionTexts as texts } from './versions.texts'

/** The differences in a list, and for as long as it is read on the plan too. */
export function ComparedPlans({ changes }: { changes: PlanComparison }) {
  const say = useSay()
  const { setCompared } = useDesk()
  const show = useShowBooths()
  useEffect(() => {
    setCompared(changes)
    return () => setCompared(undefined)
  }, [changes, setCompared])
  return (
    <>
      {changes.same ? null : <p className={styles.lead}>{say(texts.showHint)}</p>}
      <ChangeList changes={changes} onShow={show} />
    </>
  )
}
