import { organiserHome } from '@fairground/wire/home'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import { useCodeList } from '../codelist'
import { formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { asking } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { NewestSubmissions } from './newest-submissions'
import styles from './overview/overview.module.css'
import { overviewTexts as texts } from './overview/overview.texts'
import { OverviewPanels } from './overview/overview-panels'
import { dropped, sumOver } from './overview/stages'
import type { Narrowed, Overview } from './overview/types'

/** The fair as far as the reader's keys reach, live. */
export function OrganiserHome() {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const [address, setAddress] = useSearchParams()
  const edition = editionIn(address.get('edition'))
  const compare = editionIn(address.get('compare'))
  const exhibitType = address.get('exhibitType') || undefined
  const query = {
    ...(edition ? { edition } : {}),
    ...(compare ? { compare } : {}),
    ...(exhibitType ? { exhibitType } : {}),
  }
  const { data, isError, isFetching, refetch } = useQuery({
    ...asking(organiserHome, { query }),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />
  const narrowed: Narrowed = { edition: data.edition, exhibitType }
  const unpaid = data.signUps ? sumOver(data.signUps.progress, dropped.signed).companies : 0
  const keyless = !data.signUps && !data.halls && !data.money

  function change(name: string, value: string | number | undefined): void {
    const there = new URLSearchParams(address)
    if (value) there.set(name, String(value))
    else there.delete(name)
    setAddress(there, { replace: true })
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{say(texts.title, { edition: data.edition })}</h1>
          <p>
            {say(texts.at, { at: formatMoment(data.at, { language, timeZone }) })}
            {unpaid > 0 ? (
              <>
                {language === 'en' ? '; ' : '；'}
                {say(texts.unpaid, { count: unpaid })}
              </>
            ) : null}
          </p>
        </div>
        {data.signUps ? (
          <Controls overview={data} compare={compare} exhibitType={exhibitType} onChange={change} />
        ) : null}
      </header>
      {keyless ? <p className={styles.keyless}>{say(texts.noKeys)}</p> : null}
      <OverviewPanels
        overview={data}
        compare={compare}
        narrowed={narrowed}
        newest={<NewestSubmissions newest={data.newest} reader={{ language, timeZone }} />}
      />
    </div>
  )
}

interface ControlsProps {
  overview: Overview
  compare: number | undefined
  exhibitType: string | undefined
  onChange: (name: string, value: string | number | undefined) => void
}

function Controls({ overview, compare, exhibitType, onChange }: ControlsProps) {
  const say = useSay()
  const language = useLanguage()
  const types = useCodeList('exhibitType').data ?? []
  const editions = overview.editions.map((value) => ({
    value,
    label: say(texts.editionOf, { edition: value }),
  }))
  const others = editions.filter(({ value }) => value !== overview.edition)
  return (
    <div className={styles.controls}>
      {editions.length > 1 ? (
        <Select
          aria-label={say(texts.edition)}
          value={overview.edition}
          options={editions}
          onChange={(value) => onChange('edition', value)}
        />
      ) : null}
      <Select
        aria-label={say(texts.exhibitType)}
        value={exhibitType ?? ''}
        options={[
          { value: '', label: `${say(texts.exhibitType)} ${say(texts.all)}` },
          ...types.map(({ value, name, nameEn }) => ({ value, label: language === 'en' ? nameEn : name })),
        ]}
        onChange={(value) => onChange('exhibitType', value)}
      />
      {others.length > 0 ? (
        <Select
          aria-label={say(texts.compare)}
          value={compare ?? 0}
          options={[{ value: 0, label: say(texts.noCompare) }, ...others]}
          onChange={(value) => onChange('compare', value)}
        />
      ) : null}
    </div>
  )
}

function editionIn(text: string | null): number | undefined {
  const edition = Number(text)
  return Number.isInteger(edition) && edition >= 1 && edition <= 9_999 ? edition : undefined
}
