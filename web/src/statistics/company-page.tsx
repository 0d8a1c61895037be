import { boothStageNames, progressNames, signUpStandingNames } from '@fairground/domain/statistics'
import type { Language } from '@fairground/domain/text'
import type { CodeNode } from '@fairground/wire/codelist'
import { companyPath } from '@fairground/wire/hub/screens'
import { type CompanyBehind, companyBehind } from '@fairground/wire/statistics'
import { statistics } from '@fairground/wire/statistics/definitions'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useCodeList } from '../codelist'
import { formatFullMoment, formatNumber, formatWindow } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useTellTopic } from '../lib/screen-topic'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { type Fact, Facts } from '../ui/facts'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { RecordFailed } from '../ui/record-failed'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import { useNames } from './use-names'

type Part = 'progress' | 'asked' | 'products'

/** What somebody came from is told first. */
const firsts: Record<string, { part: Part; list: string }> = {
  statisConfirmQyDetail: { part: 'progress', list: statistics.confirm.view.path },
  statisAreaQyDetail: { part: 'asked', list: statistics.area.view.path },
  statisProductQyDetail: { part: 'products', list: statistics.product.view.path },
}
const parts: Part[] = ['progress', 'asked', 'products']

/** One company as the statistics count it. */
export function CompanyPage() {
  const say = useSay()
  const language = useLanguage()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const { part: first, list } = firsts[pathname.split('/').at(-1) ?? ''] ?? { part: 'progress', list: '' }
  const id = address.get('id') ?? ''
  const { data, error, isFetching, refetch } = useCall(companyBehind, { query: { id } })
  const factsOf = useFacts()
  const name = data && nameOfCompany(data, language)
  useTellTopic(name)
  if (!data || name === undefined)
    return error ? (
      <RecordFailed error={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PageSkeleton />
    )
  return (
    <StatisticsFrame
      title={name}
      lead={say(texts.companyOf)}
      actions={
        <>
          <Link to={list}>{say(texts.back)}</Link>
          <Link to={companyPath(data.id)}>{say(texts.hub)}</Link>
        </>
      }
    >
      {[first, ...parts.filter((part) => part !== first)].map((part) => (
        <Panel key={part} id={part} title={say(texts[part])}>
          <div className={styles.facts}>
            <Facts facts={factsOf(part, data)} />
          </div>
        </Panel>
      ))}
    </StatisticsFrame>
  )
}

const nameOfCompany = ({ nameZh, nameEn }: CompanyBehind, language: Language): string =>
  (language === 'en' ? nameEn : nameZh) || nameZh || nameEn

function useFacts() {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const nameOf = useNames(statistics.area)
  const productOf = useNames(statistics.product)
  const categories = useCodeList('productCategory').data ?? []
  const category = (value: string) => {
    const found = findNode(categories, value)
    return found ? (language === 'en' ? found.nameEn || found.name : found.name) : ''
  }
  const moment = (at: Date | null) => (at ? formatFullMoment(at, { language, timeZone }) : '')
  const area = (squareMetres: number) =>
    say(texts.squareMetres, { area: formatNumber(squareMetres, language) })
  const of: Record<Part, (company: CompanyBehind) => Fact[]> = {
    progress: (company) => [
      { label: say(texts.number), value: company.registrationNumber },
      { label: say(texts.standing), value: signUpStandingNames[company.standing][language] },
      { label: say(texts.stage), value: boothStageNames[company.stage][language] },
      { label: say(texts.stands), value: progressNames[company.progress][language] },
      { label: say(texts.submitted), value: moment(company.submittedAt) },
      { label: say(texts.reviewed), value: moment(company.reviewedAt) },
      {
        label: say(texts.window),
        value: company.window
          ? formatWindow(company.window.startsAt, company.window.endsAt, { language, timeZone })
          : '',
      },
      { label: say(texts.region), value: nameOf('region', company.region) },
    ],
    asked: (company) => [
      { label: say(texts.exhibitType), value: nameOf('exhibitType', company.exhibitType) },
      { label: say(texts.boothType), value: nameOf('boothType', company.boothType) },
      { label: say(texts.askedBooths), value: formatNumber(company.askedBooths, language) },
      { label: say(texts.askedArea), value: area(company.askedArea) },
      { label: say(texts.band), value: nameOf('askedBand', company.askedBand) },
      { label: say(texts.area), value: area(sum(company.booths.map(({ areaM2 }) => areaM2))) },
      {
        label: say(texts.booths),
        wide: true,
        value: company.booths
          .map(({ code, hallZh, hallEn, areaM2 }) =>
            [code, language === 'en' ? hallEn : hallZh, area(areaM2)].join(' '),
          )
          .join(language === 'en' ? ', ' : '、'),
      },
    ],
    products: (company) => [
      {
        label: say(texts.families),
        wide: true,
        value: company.families
          .map((family) => productOf('families', family))
          .join(language === 'en' ? ', ' : '、'),
      },
      ...company.products.map((product, place) => ({
        label: `${place + 1}. ${category(product.category) || product.category}`,
        wide: true,
        value: (language === 'en' ? product.introEn : product.introZh) || product.introZh || product.introEn,
      })),
    ],
  }
  return (part: Part, company: CompanyBehind) => of[part](company)
}

/** A product is named on any level of its list. */
function findNode(nodes: readonly CodeNode[], value: string): CodeNode | undefined {
  for (const node of nodes) {
    const found = node.value === value ? node : findNode(node.children ?? [], value)
    if (found) return found
  }
  return undefined
}

/** Centimetres are exact, sums of binary fractions are not. */
const sum = (areas: readonly number[]): number =>
  Math.round(areas.reduce((all, area) => all + area, 0) * 100) / 100
