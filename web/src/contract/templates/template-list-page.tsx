import type { Language } from '@fairground/domain/text'
import { contractClasses, type ListedClass, saveTemplate } from '@fairground/wire/contract/classes'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { languageName, templateTexts as texts } from './template.texts'
import styles from './template-list.module.css'

/** Which classes have words, in which languages, and which version of them. */
export function TemplateListPage() {
  const say = useSay()
  const query = useCall(contractClasses)
  const classes = query.data?.classes
  return (
    <ListPage title={say(texts.title)} lead={say(texts.lead)}>
      {!classes && query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {!classes && !query.isError ? (
        <div className={styles.instead}>
          <PartSkeleton rows={5} />
        </div>
      ) : null}
      {classes?.length === 0 ? (
        <EmptyState title={say(texts.noClass)}>
          <Link to="/contract/classify">{say(texts.toClasses)}</Link>
        </EmptyState>
      ) : null}
      <ul className={styles.classes}>
        {classes?.map((one) => (
          <li key={one.id}>
            <ClassTemplates one={one} />
          </li>
        ))}
      </ul>
    </ListPage>
  )
}

function ClassTemplates({ one }: { one: ListedClass }) {
  const language = useLanguage()
  return (
    <section className={styles.class}>
      <h2>{language === 'en' ? one.nameEn : one.nameZh}</h2>
      <div className={styles.pair}>
        {(['zh', 'en'] as const).map((of) => (
          <TemplateCard key={of} one={one} of={of} />
        ))}
      </div>
    </section>
  )
}

function TemplateCard({ one, of }: { one: ListedClass; of: Language }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const mayEdit = useMayCall(saveTemplate)
  const found = one.templates.find((template) => template.language === of)
  const needed = !found && (one.userType === 'ENG' ? 'en' : 'zh') === of
  const path = `/contract/set/htsz/${found ? 'update' : 'insert'}?${new URLSearchParams({ class: one.id, language: of })}`
  const name = `${language === 'en' ? one.nameEn : one.nameZh} ${say(languageName(of))}`
  const act = found ? (mayEdit ? texts.edit : texts.look) : texts.add
  return (
    <div className={styles.card}>
      <strong>{say(languageName(of))}</strong>
      <span className={styles.soft}>
        {found
          ? `${say(texts.version, { number: found.number })} · ${listMoment(found.savedAt, timeZone)} ${found.savedBy}`
          : say(texts.none)}
      </span>
      {needed ? <StatusTag tone="warn">{say(texts.needed)}</StatusTag> : null}
      {found || mayEdit ? (
        <Link to={path} aria-label={`${say(act)} ${name}`}>
          {say(act)}
        </Link>
      ) : null}
    </div>
  )
}
