import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { type DeferralDetail, findDeferral } from '@fairground/wire/payment/deferral'
import { type DeferralDesk, deferralDesks } from '@fairground/wire/payment/screens'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { deferralTexts as texts } from './deferral.texts'

/** The deferral the address names, or what stands in its place. */
export function useDeferral(desk: DeferralDesk): { deferral: DeferralDetail } | { instead: ReactNode } {
  const say = useSay()
  const [address] = useSearchParams()
  const deferralId = address.get('id') ?? ''
  const query = useCall(findDeferral, { params: { deferralId } }, { enabled: deferralId !== '' })
  useTellTopic(query.data?.number)
  if (query.data) return { deferral: query.data }
  if (deferralId !== '' && !query.isError) return { instead: <PageSkeleton /> }
  const isUnknown =
    deferralId === '' ||
    (query.error instanceof CallFailure &&
      (query.error.code === codes.notFound || query.error.code === codes.invalid))
  return {
    instead: isUnknown ? (
      <EmptyState title={say(texts.unknown)}>
        <Link to={deferralDesks[desk]}>{say(texts.back)}</Link>
      </EmptyState>
    ) : (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ),
  }
}
