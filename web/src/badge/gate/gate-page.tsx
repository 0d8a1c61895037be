import { type ReactNode, useEffect, useState } from 'react'
import { LanguageContext } from '../../lib/language'
import { browserStorage } from '../../lib/safe-storage'
import { localeTags } from '../../lib/text'
import { hintKey } from '../../session/hint'
import { BrandMark } from '../../ui/brand-mark'
import { PageSkeleton } from '../../ui/page-skeleton'
import styles from './gate.module.css'
import { GateView } from './gate-view'
import { type KeptList, readKept } from './kept-list'
import { useGate, useOfflineGate } from './use-gate'

export const GatePage = () => <GateView {...useGate()} />

/** The gate while the server cannot be asked who is there: for whoever was last signed in and has the list. */
export function OfflineGate({ otherwise }: { otherwise: ReactNode }) {
  const [kept, setKept] = useState<KeptList | null>()
  useEffect(() => {
    readKept(browserStorage.getItem(hintKey)).then(
      (found) => setKept(found ?? null),
      () => setKept(null),
    )
  }, [])
  if (kept === undefined) return <PageSkeleton />
  if (kept === null) return otherwise
  return (
    <LanguageContext value={kept.language}>
      <div lang={localeTags[kept.language]}>
        <header className={styles.alone}>
          <BrandMark size={28} name="Fairground" />
        </header>
        <main id="main" tabIndex={-1} className={styles.aloneMain}>
          <ByKept kept={kept} />
        </main>
      </div>
    </LanguageContext>
  )
}

const ByKept = ({ kept }: { kept: KeptList }) => <GateView {...useOfflineGate(kept)} />
