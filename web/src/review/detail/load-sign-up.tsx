import { reviewMessages } from '@fairground/domain/review'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { detailTexts as texts } from './detail.texts'
import styles from './load-sign-up.module.css'
import type { SignUp } from './use-sign-up'

/** Waits for a sign-up, and says so where there is none. */
export function LoadSignUp(props: {
  query: UseQueryResult<SignUp>
  children: (signUp: SignUp) => ReactNode
}) {
  const { query, children } = props
  const language = useLanguage()
  if (query.data) return children(query.data)
  if (!query.isError) return <PageSkeleton />
  const unknown =
    query.error instanceof CallFailure && query.error.message === translate(reviewMessages.unknown, language)
  return unknown ? (
    <UnknownSignUp />
  ) : (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  )
}

export function UnknownSignUp() {
  const say = useSay()
  return (
    <div className={styles.unknown}>
      <EmptyState title={say(texts.unknown)}>{say(texts.unknownNote)}</EmptyState>
    </div>
  )
}
