import { type Decision, mayDecide } from '@fairground/domain/review'
import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Segmented } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SignUpPdfButton } from '../../company'
import { useSay } from '../../lib/language'
import { CompanyStanding } from '../../standing'
import { useMedia } from '../../ui/use-media'
import { BoothsPanel } from '../detail/booths-panel'
import { TimelinePanel } from '../detail/timeline-panel'
import type { SignUp } from '../detail/use-sign-up'
import { ChangedSections } from './changed-sections'
import { DecidedBar } from './decided-bar'
import { DecisionBar } from './decision-bar'
import { deskTexts as texts } from './desk.texts'
import styles from './desk-case.module.css'
import { DeskHead } from './desk-head'
import { DocumentsPane } from './documents-pane'
import type { Decided } from './last-decided'
import { LastReturn } from './last-return'
import { useDeciding } from './use-deciding'
import { useDocuments } from './use-documents'

interface Props {
  first: SignUp
  query: UseQueryResult<SignUp>
  next: (() => void) | undefined
  previous: (() => void) | undefined
  /** Answers whether another sign-up comes in its place. */
  onDecided: (decided: Decided) => boolean
  onHelp: () => void
  ending: ReactNode
}

/** One sign-up on the desk: what it says, its documents beside that, and the bar that decides below both. */
export function DeskCase({ first, query, onDecided, ending, ...ways }: Props) {
  const say = useSay()
  const beside = useMedia('(min-width: 1000px)')
  const [side, setSide] = useState<'signUp' | 'documents'>('signUp')
  const deciding = useDeciding(first, query)
  const { shown, news, claim } = deciding
  const { company } = shown
  const documents = useDocuments(shown)
  const [document, setDocument] = useState(documents[0]?.id)
  const head = useRef<HTMLHeadingElement>(null)
  const both = beside && documents.length > 0

  // Whoever goes from sign-up to sign-up by keys, or hears the page, is at the new one's name.
  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  function showDocument(id: string): void {
    setDocument(id)
    setSide('documents')
  }

  async function settle(as: Decision): Promise<void> {
    if (!onDecided({ company, as })) {
      await deciding.settle()
      head.current?.focus({ preventScroll: true })
    }
  }

  return (
    <div className={both ? styles.both : styles.one}>
      <div className={styles.signUp} hidden={!both && side === 'documents'}>
        <DeskHead ref={head} company={company} claim={claim} onStep={deciding.step} />
        <div className={styles.news} aria-live="assertive">
          {news ? (
            <Alert
              type="warning"
              showIcon
              title={news}
              action={
                <Button size="small" onClick={deciding.catchUp}>
                  {say(texts.showNewest)}
                </Button>
              }
            />
          ) : null}
        </div>
        {shown.lastReturn ? <LastReturn last={shown.lastReturn} variant={company.variant} /> : null}
        <ChangedSections signUp={shown} onDocument={showDocument} />
        <div className={styles.known}>
          <div>
            <SignUpPdfButton companyId={company.id} />
          </div>
          <CompanyStanding companyId={company.id} />
          <BoothsPanel signUp={shown} />
          <TimelinePanel signUp={shown} />
        </div>
      </div>
      {both || side === 'documents' ? (
        <DocumentsPane documents={documents} shown={document} onShow={setDocument} />
      ) : null}
      <section className={styles.bar} aria-label={say(texts.panel)}>
        {both || documents.length === 0 ? null : (
          <Segmented
            block
            size="small"
            value={side}
            onChange={setSide}
            options={[
              { value: 'signUp', label: say(texts.signUp) },
              { value: 'documents', label: `${say(texts.documents)} ${documents.length}` },
            ]}
          />
        )}
        {ending}
        {mayDecide(company) ? (
          <DecisionBar
            signUp={shown}
            claim={claim}
            onDecide={async (decision) => {
              const done = await deciding.decide(decision)
              return done ? () => void settle(decision.decision) : undefined
            }}
            {...ways}
          />
        ) : (
          <DecidedBar
            company={company}
            onCorrect={deciding.correct}
            onCorrected={deciding.settle}
            {...ways}
          />
        )}
      </section>
    </div>
  )
}
