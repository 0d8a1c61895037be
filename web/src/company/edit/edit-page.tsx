import { exhibitorMayEdit, isUnsubmitted } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { Navigate } from 'react-router'
import { useFair } from '../../session/use-fair'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { isSignUpClosed } from '../sign-up-closed'
import { signUpPaths, updatePath } from '../sign-up-paths'
import { newInsert, useSubject } from '../subject'
import { useSignUp } from '../use-sign-up'
import { useSignUpRules } from '../use-sign-up-rules'
import { Editor, type EditorWays } from './editor'
import { UnknownCompany } from './unknown-company'

/**
 * One page for both variants and for whoever edits: the company decides what is asked, the area or the account which
 * language it is asked in, the subject whose sign-up it is.
 */
export function EditPage(ways: EditorWays) {
  const subject = useSubject()
  const { signUp, failed, busy, retry } = useSignUp()
  const fair = useFair()
  const rules = useSignUpRules()
  if (!signUp || !fair.data || !rules.data)
    return failed || fair.isError || rules.isError ? (
      <LoadFailed
        busy={busy || fair.isFetching || rules.isFetching}
        onRetry={() => {
          retry()
          for (const query of [fair, rules]) if (!query.data) void query.refetch()
        }}
      />
    ) : (
      <PageSkeleton />
    )
  const { company, variant } = signUp
  const closed = isSignUpClosed(fair.data)
  const mayEdit = (own: CompanyRecord) => exhibitorMayEdit(own, rules.data) && (isUnsubmitted(own) || !closed)
  if (subject.actor === 'staff') {
    if (!company && subject.companyId !== newInsert) return <UnknownCompany />
    if (company && variant !== subject.variant)
      return <Navigate to={updatePath(variant, company.id)} replace />
  } else if (company && !mayEdit(company)) return <Navigate to={signUpPaths[variant].confirm} replace />
  return <Editor signUp={signUp} facts={fair.data} editAfterSubmit={rules.data.editAfterSubmit} {...ways} />
}
