import { refusalNames, selectionActionNames } from '@fairground/domain/selection'
import type { Happening } from '@fairground/wire/selection/board'
import { useState } from 'react'
import { formatExactClock } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { deskTexts as texts } from '../desk.texts'
import { useDeskAddress } from '../desk-address'
import styles from './board.module.css'
import { Card } from './card'

/** Everything that is tried, as it is tried. */
export function Feed({ happenings }: { happenings: readonly Happening[] }) {
  const say = useSay()
  const reader = useReader()
  const { openCompany } = useDeskAddress()
  const [refusedOnly, setRefusedOnly] = useState(false)
  const shown = happenings.filter(({ refusedBy }) => !refusedOnly || refusedBy)

  function line({ company, action, booths, refusedBy, actor }: Happening): string {
    const told = say(refusedBy ? texts.feedRefusedLine : texts.feedDone, {
      company: company[reader.language],
      action: selectionActionNames[action][reader.language],
      booths: booths.join(' '),
      rule: refusedBy ? refusalNames[refusedBy][reader.language] : '',
    })
    return actor ? say(texts.feedBy, { actor, line: told }) : told
  }

  return (
    <Card
      title={say(texts.feed)}
      aside={
        <span className={styles.toggle}>
          <button type="button" aria-pressed={!refusedOnly} onClick={() => setRefusedOnly(false)}>
            {say(texts.feedAll)}
          </button>
          <button type="button" aria-pressed={refusedOnly} onClick={() => setRefusedOnly(true)}>
            {say(texts.feedRefused)}
          </button>
        </span>
      }
    >
      {shown.length === 0 ? <p className={styles.nothing}>{say(texts.feedNone)}</p> : null}
      <ol className={styles.feed}>
        {shown.map((one) => (
          <li key={one.id} data-kind={kindOf(one)}>
            <time dateTime={one.at.toISOString()}>{formatExactClock(one.at, reader)}</time>
            <button type="button" onClick={() => openCompany(one.companyId)}>
              {line(one)}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const kindOf = ({ refusedBy, action, actor }: Happening): string => {
  if (refusedBy) return 'refused'
  if (action === 'release' || action === 'return') return 'freed'
  return actor ? 'staff' : 'done'
}
