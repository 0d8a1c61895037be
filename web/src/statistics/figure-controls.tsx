import type { Figures } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { fieldOf, titleOf } from '@fairground/wire/statistics/words'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useCodeList } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import type { useFigureSearch } from './use-figure-search'
import { useNames } from './use-names'

interface Props {
  statistic: Statistic
  figures: Figures
  asked: ReturnType<typeof useFigureSearch>
}

/** What is counted by, of which edition, beside which, and of whom. They work at once, and stand in the address. */
export function FigureControls({ statistic, figures, asked }: Props) {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useNames(statistic, figures.names)
  const { search, narrowed, change } = asked
  const by = search.by ?? statistic.by[0] ?? ''
  const titled = (names: readonly string[]) =>
    names.map((value) => ({ value, label: titleOf(statistic, value)[language] }))
  const editions = figures.editions.map((value) => ({
    value,
    label: say(texts.editionOf, { edition: value }),
  }))
  const others = editions.filter(({ value }) => value !== figures.edition)
  const codes: Record<string, string[]> = {
    exhibitType: useCodes('exhibitType'),
    region: useCodes('region'),
  }

  function choicesOf(filter: string): string[] {
    const field = fieldOf(statistic, filter)
    if (field?.kind === 'choice') return Object.keys(field.choices)
    if (field?.kind === 'code') return [...(codes[field.list] ?? []), ...Object.keys(field.beside ?? {})]
    return Object.keys(figures.names)
  }

  return (
    <search className={styles.controls} aria-label={say(texts.filters)}>
      <Labelled label={say(texts.by)}>
        <Select
          aria-label={say(texts.by)}
          value={by}
          options={titled(statistic.by)}
          onChange={(value) =>
            change({
              by: value === statistic.by[0] ? undefined : value,
              ...(value === search.split ? { split: undefined } : {}),
            })
          }
        />
      </Labelled>
      <Labelled label={say(texts.split)}>
        <Select
          aria-label={say(texts.split)}
          value={search.split ?? ''}
          options={[
            { value: '', label: say(texts.noSplit) },
            ...titled(statistic.split.filter((name) => name !== by)),
          ]}
          onChange={(value) => change({ split: value })}
        />
      </Labelled>
      {editions.length > 1 ? (
        <>
          <Labelled label={say(texts.edition)}>
            <Select
              aria-label={say(texts.edition)}
              value={figures.edition}
              options={editions}
              onChange={(value) =>
                change({ edition: value, ...(value === search.compare ? { compare: undefined } : {}) })
              }
            />
          </Labelled>
          <Labelled label={say(texts.compare)}>
            <Select
              aria-label={say(texts.compare)}
              value={search.compare ?? 0}
              options={[{ value: 0, label: say(texts.noCompare) }, ...others]}
              onChange={(value) => change({ compare: value === 0 ? undefined : value })}
            />
          </Labelled>
        </>
      ) : null}
      {statistic.filters.map((filter) => {
        const label = titleOf(statistic, filter)[language]
        const known = choicesOf(filter)
        return (
          <Labelled key={filter} label={label}>
            <Select
              aria-label={label}
              allowClear
              showSearch={known.length > 8 ? { optionFilterProp: 'label' } : false}
              placeholder={say(texts.all)}
              value={narrowed[filter]}
              options={known.map((value) => ({ value, label: nameOf(filter, value) }))}
              onChange={(value?: string) => change({ [filter]: value })}
            />
          </Labelled>
        )
      })}
    </search>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.control}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

const useCodes = (list: string): string[] => (useCodeList(list).data ?? []).map(({ value }) => value)
