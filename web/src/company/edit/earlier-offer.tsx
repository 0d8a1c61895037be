import type { SignUpSection } from '@fairground/domain/company/sections'
import { earlierSignUp } from '@fairground/wire/company/earlier'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { sayIn } from '../../lib/text'
import { notices } from '../../session/notices'
import { useCall } from '../../session/use-call'
import { aboutOf, newInsert, useSubject } from '../subject'
import { readEarlierAnswers } from './earlier-answers'
import styles from './earlier-offer.module.css'
import { earlierTexts as texts } from './earlier-offer.texts'

interface Props {
  section: SignUpSection
  onTaken: (record: unknown) => void
}

/** For a section that is still empty: what the same company answered last time, to be checked and saved. */
export function EarlierOffer({ section, onTaken }: Props) {
  const say = useSay()
  const subject = useSubject()
  const about = aboutOf(subject)
  const earlier = useCall(
    earlierSignUp,
    { query: about },
    { enabled: subject.companyId !== newInsert, staleTime: 600_000 },
  )
  const [state, setState] = useState<'offered' | 'busy' | 'taken' | 'none'>('offered')
  const { data } = earlier
  if (!data) return null

  async function take({ companyId }: { companyId: string }): Promise<void> {
    setState('busy')
    try {
      const record = await readEarlierAnswers(section, { companyId, about })
      if (record) onTaken(record)
      setState(record ? 'taken' : 'none')
    } catch {
      setState('offered')
      notices.announce({
        key: 'earlier-answers',
        tone: 'error',
        text: (language) => sayIn(language)(texts.failed),
      })
    }
  }

  return (
    <div className={styles.offer} role="status">
      <p>
        {say(state === 'taken' ? texts.taken : state === 'none' ? texts.none : texts.offer, {
          edition: data.edition,
        })}
      </p>
      {state === 'taken' || state === 'none' ? null : (
        <Button size="small" loading={state === 'busy'} onClick={() => void take(data)}>
          {say(texts.take)}
        </Button>
      )}
    </div>
  )
}
