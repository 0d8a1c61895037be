import { listHallBooths, listHalls } from '@fairground/wire/hall'
import type { ChangedBooths } from '@fairground/wire/placement'
import { useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { asking, useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { hallPlanPath } from '../placement-paths'
import { type HallBooth, isFree, sortedByNumber, sumOf } from './allotting'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'
import { DesignationForm } from './designation-form'
import { useSumText } from './use-sum-text'

/** The hall this screen is named after in the fair's own plan; another fair begins with its first. */
const usualHall = 'E2'
const hallParameter = 'hall'

/** Booths of one hall for companies the organiser chooses. The hall stands in the address. */
export function DesignatePage() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const query = useCall(listHalls, { body: {} })
  const halls = query.data ?? []
  // The first hall stays the one that is worked on, whatever becomes of the order of halls meanwhile.
  const [first, setFirst] = useState<string>()
  const begun = first ?? (halls.find(({ code }) => code === usualHall) ?? halls[0])?.code
  if (begun !== first) setFirst(begun)
  const wanted = search.get(hallParameter) ?? begun
  const hall = halls.find(({ code }) => code === wanted)

  if (query.isPending) return <PageSkeleton />
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead)}</p>
        </div>
        <Select
          className={styles.hall ?? ''}
          aria-label={say(texts.hall)}
          placeholder={say(texts.hall)}
          showSearch={{ optionFilterProp: 'label' }}
          value={hall?.code ?? null}
          options={halls.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          onChange={(code) => setSearch({ [hallParameter]: code })}
        />
      </header>
      {hall ? (
        <InHall key={hall.id} hallId={hall.id} />
      ) : (
        <EmptyState title={say(halls.length > 0 ? texts.unknownHall : texts.noHalls)}>
          {halls.length > 0 ? say(texts.unknownHallNote) : null}
        </EmptyState>
      )}
    </div>
  )
}

function InHall({ hallId }: { hallId: string }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const sumText = useSumText()
  const asked = { body: { hallId, english } }
  const query = useCall(listHallBooths, asked)
  const queries = useQueryClient()
  function onGiven(changed: ChangedBooths): void {
    const states = new Map(changed.map(({ id, state }) => [id, state]))
    queries.setQueryData<HallBooth[]>(asking(listHallBooths, asked).queryKey, (before) =>
      before?.map((booth) => ({ ...booth, status: states.get(booth.id) ?? booth.status })),
    )
  }
  if (query.isPending) return <PageSkeleton />
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  const booths = sortedByNumber(query.data)
  const free = sumOf(booths.filter(isFree))
  return (
    <>
      <p className={styles.free}>
        {free.count > 0 ? sumText(free, texts.freeInHall) : `${say(texts.noFree)} ${say(texts.noFreeNote)}`}
        <Link to={hallPlanPath(hallId)}>{say(texts.plan)}</Link>
      </p>
      <DesignationForm hallId={hallId} booths={booths} onGiven={onGiven} />
    </>
  )
}
