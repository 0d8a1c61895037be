import type { SignUpSection } from '@fairground/domain/company/sections'
import { earlierSignUp } from '@fairground/wire/company/earlier'
import { useState } from 'react'
import { sayIn } from '../../lib/text'
import { notices } from '../../session/notices'
import { useCall } from '../../session/use-call'
import { aboutOf, newInsert, useSubject } from '../subject'
import type { SectionRecords } from '../use-sign-up'
import { readEarlierAnswers } from './earlier-answers'
import { earlierTexts as texts } from './earlier-offer.texts'

export interface Earlier {
  edition: number
  /** What has been taken over so far, to be checked and saved. */
  answers: Partial<SectionRecords>
  stateOf: (section: SignUpSection) => 'offered' | 'busy' | 'taken' | 'none'
  take: (...sections: SignUpSection[]) => Promise<void>
}

/** What the same company answered in an earlier edition; nothing where there was none. */
export function useEarlier(): Earlier | undefined {
  const subject = useSubject()
  const about = aboutOf(subject)
  const { data } = useCall(
    earlierSignUp,
    { query: about },
    { enabled: subject.companyId !== newInsert, staleTime: 600_000 },
  )
  const [busy, setBusy] = useState<readonly SignUpSection[]>([])
  const [answers, setAnswers] = useState<Partial<SectionRecords>>({})
  if (!data) return undefined
  const { companyId, edition } = data

  async function read(section: SignUpSection): Promise<void> {
    const record = (await readEarlierAnswers(section, { companyId, about })) ?? null
    setAnswers((before) => ({ ...before, [section]: record }))
  }

  return {
    edition,
    answers,
    stateOf: (section) =>
      busy.includes(section)
        ? 'busy'
        : answers[section]
          ? 'taken'
          : answers[section] === null
            ? 'none'
            : 'offered',
    async take(...sections) {
      setBusy(sections)
      try {
        for (const section of sections) await read(section)
      } catch {
        notices.announce({
          key: 'earlier-answers',
          tone: 'error',
          text: (language) => sayIn(language)(texts.failed),
        })
      } finally {
        setBusy([])
      }
    },
  }
}
