import { standingMessages } from '@fairground/domain/standing'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { companyStanding } from '@fairground/wire/standing'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { shortcutWith } from '../../lib/shortcut'
import { useCall } from '../../session/use-call'
import { CompanyStanding } from '../../standing'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { useMedia } from '../../ui/use-media'
import { SignUpTag } from '../sign-up-tag'
import { checkPageTexts as texts } from './check-page.texts'
import styles from './company-check-page.module.css'
import { CompanyFacts } from './company-facts'

/** 企业核验: who a company is, and how it stands on the organiser's lists. */
export function CompanyCheckPage() {
  const [address] = useSearchParams()
  const id = z.uuid().safeParse(address.get('id'))
  return id.success ? <CompanyCheck companyId={id.data} /> : <NothingAsked given={address.has('id')} />
}

function CompanyCheck({ companyId }: { companyId: string }) {
  const say = useSay()
  const language = useLanguage()
  const check = useCall(companyStanding, { params: { companyId } })
  if (!check.data) {
    if (!check.isError) return <PageSkeleton />
    const unknown =
      check.error instanceof CallFailure &&
      check.error.code === codes.refused &&
      check.error.message === translate(standingMessages.unknownCompany, language)
    return unknown ? (
      <NothingAsked given />
    ) : (
      <LoadFailed onRetry={() => void check.refetch()} busy={check.isFetching} />
    )
  }
  const { company, standing } = check.data
  const [name, otherName] = namesOf(company, language)
  const blacklisted = standing.blacklist.some(({ evidence }) => evidence === 'linked')
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <div>
          <h1>{name || say(texts.unnamed)}</h1>
          {otherName ? <p>{otherName}</p> : null}
        </div>
        <div className={styles.tags}>
          {blacklisted ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
          <SignUpTag {...company} />
        </div>
      </div>
      <div className={styles.columns}>
        <CompanyStanding companyId={companyId} />
        <CompanyFacts company={company} />
      </div>
    </div>
  )
}

function namesOf({ nameZh, nameEn }: { nameZh: string; nameEn: string }, language: 'zh' | 'en'): string[] {
  return (language === 'en' ? [nameEn, nameZh] : [nameZh, nameEn]).filter(Boolean)
}

function NothingAsked({ given }: { given: boolean }) {
  const say = useSay()
  // Who touches the screen has no keys to press.
  const touched = useMedia('(pointer: coarse)')
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{say(texts.title)}</h1>
      </div>
      <div className={styles.nothing}>
        <EmptyState title={say(given ? texts.unknown : texts.nothingAsked)}>
          {say(given ? texts.unknownNote : touched ? texts.nothingAskedTouch : texts.nothingAskedNote, {
            shortcut: shortcutWith('K'),
          })}
        </EmptyState>
      </div>
    </div>
  )
}
