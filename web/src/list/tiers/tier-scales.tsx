import type { KeptList, KeptRow } from '@fairground/wire/list'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import { keyOf } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useReader } from '../use-reader'
import { tierTexts as texts } from './tier.texts'
import { TierCard } from './tier-card'
import { tierScales } from './tier-scale'
import styles from './tiers.module.css'

interface Props {
  list: KeptList
  onEdit: ((id: string) => void) | undefined
}

/** Every tier drawn on the scale it divides: what is asked for above, what may be chosen below. */
export function TierScales({ list, onEdit }: Props) {
  const say = useSay()
  const reader = useReader(list.fields)
  const { data, isError, isFetching, refetch } = useAllTiers(list)
  if (!data)
    return (
      <section className={styles.frame}>
        {isError ? (
          <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <PartSkeleton rows={6} />
        )}
      </section>
    )
  const scales = tierScales(data)
  return (
    <section className={styles.frame} aria-label={say(texts.heading)}>
      {scales.length === 0 ? (
        <EmptyState title={say(texts.none)} />
      ) : (
        <>
          <p className={styles.note}>{say(onEdit ? texts.note : texts.noteRead)}</p>
          <div className={styles.cards}>
            {scales.map((scale) => (
              <TierCard
                key={`${scale.boothType}-${scale.exhibitType}`}
                scale={scale}
                title={[
                  reader.codeLabel('boothType', scale.boothType) ?? scale.boothType,
                  reader.codeLabel('exhibitType', scale.exhibitType) ?? scale.exhibitType,
                ].join(' · ')}
                onEdit={onEdit}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

const pageSize = 100

/** The drawing needs every tier, however many pages they fill. */
function useAllTiers(list: KeptList) {
  return useQuery({
    queryKey: [...keyOf(list.calls.page), 'all'],
    meta: { shows: list.calls.page.shows },
    queryFn: async ({ signal }) => {
      const rows: KeptRow[] = []
      for (let page = 1; ; page += 1) {
        const answer = await call(list.calls.page, { body: { page, pageSize }, signal })
        rows.push(...answer.list)
        if (answer.list.length < pageSize || rows.length >= answer.total) return rows
      }
    },
  })
}
