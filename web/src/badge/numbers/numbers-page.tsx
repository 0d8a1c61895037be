import { type BadgeProgress, badgeProgresses } from '@fairground/domain/badge'
import {
  type BadgeNumberFilters,
  badgeNumberFilters,
  badgeSums,
  type CompanyNumbers,
  listBadgeNumbers,
} from '@fairground/wire/badge/numbers'
import { companyPath } from '@fairground/wire/hub/screens'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary, type Part } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { HallSums } from './hall-sums'
import { progressCounts, progressNames, numbersTexts as texts } from './numbers.texts'

const tones: Record<BadgeProgress, Tone> = { none: 'warn', some: 'info', full: 'ok', over: 'bad' }
const Typed = TextFilter<keyof BadgeNumberFilters>
const Chosen = ChoiceFilter<keyof BadgeNumberFilters>

/** Quota, used and left, company by company, and what they add up to in each hall. */
export function NumbersPage() {
  const say = useSay()
  const [form] = Form.useForm<BadgeNumberFilters>()
  const list = useList<CompanyNumbers, BadgeNumberFilters, typeof listBadgeNumbers>(
    listBadgeNumbers,
    badgeNumberFilters,
  )
  const sums = useCall(badgeSums).data
  const parts = badgeProgresses.flatMap((progress): Part[] => {
    const count = sums?.progress[progress] ?? 0
    return count > 0
      ? [{ text: say(progressCounts[progress], { count }), search: `?progress=${progress}` }]
      : []
  })
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} unit="companies" parts={parts} />}
      above={sums && sums.halls.length > 0 ? <HallSums sums={sums} /> : null}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="companyName" label={say(texts.company)} />
        <Chosen
          name="hallCode"
          label={say(texts.hall)}
          options={(sums?.halls ?? []).map(({ hallCode }) => ({ value: hallCode, label: hallCode }))}
        />
        <Chosen
          name="progress"
          label={say(texts.progress)}
          options={badgeProgresses.map((progress) => ({
            value: progress,
            label: say(progressNames[progress]),
          }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={useColumns()}
        keyOf={({ companyId }) => companyId}
        emptyNote={say(texts.empty)}
      />
    </ListPage>
  )
}

function useColumns(): Column<CompanyNumbers>[] {
  const say = useSay()
  const figure = (key: 'byArea' | 'total' | 'used' | 'left' | 'printed'): Column<CompanyNumbers> => ({
    key,
    title: say(texts[key]),
    cell: (row) => row[key],
  })
  return [
    {
      key: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    {
      key: 'booths',
      title: say(texts.booths),
      wraps: true,
      cell: ({ booths }) => booths.join(' '),
    },
    { key: 'areaM2', title: say(texts.area), cell: ({ areaM2 }) => areaM2 },
    figure('byArea'),
    { key: 'extra', title: say(texts.extra), cell: ({ extra }) => (extra > 0 ? `+${extra}` : extra || '') },
    figure('total'),
    figure('used'),
    figure('left'),
    figure('printed'),
    {
      key: 'progress',
      title: say(texts.progress),
      cell: ({ progress }) => <StatusTag tone={tones[progress]}>{say(progressNames[progress])}</StatusTag>,
    },
  ]
}
