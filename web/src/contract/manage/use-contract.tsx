import { type ContractDetail, findContract } from '@fairground/wire/contract/desk'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { ReactElement } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { contractTexts } from '../contract.texts'

/** The contract the address names, or what stands in its place until there is one to show. */
export function useContract(): { contract: ContractDetail } | { instead: ReactElement } {
  const say = useSay()
  const [address] = useSearchParams()
  const contractId = address.get('id') ?? ''
  const query = useCall(findContract, { params: { contractId } }, { enabled: contractId !== '' })
  useTellTopic(query.data?.number)
  if (query.data) return { contract: query.data }
  if (contractId !== '' && !query.isError) return { instead: <PageSkeleton /> }
  const isUnknown =
    contractId === '' ||
    (query.error instanceof CallFailure &&
      (query.error.code === codes.notFound || query.error.code === codes.invalid))
  return {
    instead: isUnknown ? (
      <EmptyState title={say(contractTexts.unknown)}>
        <Link to="/contract/manage">{say(contractTexts.back)}</Link>
      </EmptyState>
    ) : (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ),
  }
}
