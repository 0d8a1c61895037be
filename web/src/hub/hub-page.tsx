import { reviewMessages } from '@fairground/domain/review'
import { translate } from '@fairground/domain/text'
import { companyHub } from '@fairground/wire/hub'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { AnswerDrawer } from '../board'
import { CompanyCoExhibitors } from '../co-exhibitor'
import { useLanguage } from '../lib/language'
import { useTellTopic } from '../lib/screen-topic'
import { useCompanyName } from '../review'
import { useCall } from '../session/use-call'
import { CompanyStanding } from '../standing'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { BoothsPanel } from './booths-panel'
import { DecisionsPanel } from './decisions-panel'
import { HubHead } from './hub-head'
import styles from './hub-page.module.css'
import { MessagesPanel } from './messages-panel'
import { NoCompany } from './no-company'
import { PeoplePanel } from './people-panel'
import { QuestionsPanel } from './questions-panel'
import { SignUpPanel } from './sign-up-panel'
import { TaskCard } from './task-card'
import type { Hub } from './use-hub'

/** Everything staff know of a company, and what they can do for it. */
export function HubPage() {
  const [address] = useSearchParams()
  const id = z.uuid().safeParse(address.get('id'))
  return id.success ? <AskedCompany key={id.data} id={id.data} /> : <NoCompany asked={address.has('id')} />
}

function AskedCompany({ id }: { id: string }) {
  const language = useLanguage()
  const nameOf = useCompanyName()
  const { data, error, isFetching, refetch } = useCall(companyHub, { params: { companyId: id } })
  useTellTopic(data && nameOf(data.company))
  if (data) return <CompanyPage hub={data} />
  if (!error) return <PageSkeleton />
  const unknown =
    error instanceof CallFailure && error.message === translate(reviewMessages.unknown, language)
  return unknown ? <NoCompany asked /> : <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
}

function CompanyPage({ hub }: { hub: Hub }) {
  const { company, signUp, booths, people, lastLogin, phoneChange, messages, questions } = hub
  // The question being answered stands in the address: a reload comes back to it, and back leaves it.
  const [address, setAddress] = useSearchParams()
  const answering = questions?.list.find(({ id }) => id === address.get('answer'))
  const answer = (id: string) => setAddress({ id: company.id, answer: id })
  const name = useCompanyName()(company)
  return (
    <div className={styles.page}>
      <HubHead hub={hub} />
      <TaskCard hub={hub} onAnswer={answer} />
      <div className={styles.column}>
        <SignUpPanel company={company} signUp={signUp} />
        <DecisionsPanel company={company} decisions={signUp.decisions} />
      </div>
      <div className={styles.column}>
        <BoothsPanel booths={booths} request={signUp.request} />
        <CompanyCoExhibitors companyId={company.id} name={name} />
        <CompanyStanding companyId={company.id} />
      </div>
      <div className={styles.column}>
        {questions ? <QuestionsPanel questions={questions} companyName={name} onOpen={answer} /> : null}
        {messages ? <MessagesPanel messages={messages} recipient={people.account.username} /> : null}
        <PeoplePanel people={people} lastLogin={lastLogin} phoneChange={phoneChange} />
      </div>
      {answering ? (
        <AnswerDrawer
          key={answering.id}
          question={answering}
          onClose={() => setAddress({ id: company.id }, { replace: true })}
        />
      ) : null}
    </div>
  )
}
