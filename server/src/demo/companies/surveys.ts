import { type CodeItem, type CodeListName, defaultLists } from '@fairground/domain/codelist'
import { countries } from '../names/overseas-countries'
import type { Random } from '../random'
import type { QualificationSurveyRow, ScaleSurveyRow } from '../rows'
import { type ChineseProfile, type CompanyProfile, isChinese } from './profile'

const other = '99'
/** Younger companies have hardly been abroad yet. */
const yearsBeforeGoingAbroad = 5

export function qualificationSurvey(profile: CompanyProfile): QualificationSurveyRow {
  const { random, companyId, products } = profile
  const product_categories = [...new Set(products.map((product) => product.code))]
  if (!isChinese(profile)) return { company_id: companyId, product_categories, ...unasked, saved: true }
  const certifications = random.some(
    defaultLists.certification.map((item) => item.value).filter((value) => value !== other),
    random.int(0, 4),
  )
  const hasOther = random.chance(0.06)
  const overseasAgent = random.chance(0.08)
  const highTech = random.chance(0.45)
  return {
    company_id: companyId,
    product_categories,
    company_nature: random.weighted([
      ['03', 78],
      ['01', 8],
      ['04', 6],
      ['05', 3],
      ['02', 2],
      ['06', 2],
      ['07', 1],
    ]),
    overseas_agent: overseasAgent,
    overseas_brand: overseasAgent ? random.pick(random.pick(countries).stems) : '',
    invention_patents: random.int(0, highTech ? 40 : 3),
    utility_patents: random.int(0, highTech ? 120 : 20),
    design_patents: random.int(0, 25),
    high_tech: highTech,
    high_tech_level: highTech ? random.pick(defaultLists.highTechLevel).value : '',
    credit_rated: profile.creditGrade !== null,
    credit_grade: profile.creditGrade ?? '',
    certifications: [...certifications.toSorted(), ...(hasOther ? [other] : [])],
    other_certification: hasOther
      ? random.pick(['GOST R', 'BV船级社认证', 'NFPA 1901', 'CCS船级社认证'])
      : '',
    saved: true,
  }
}

/** The English form asks for product categories only; the rest stays unanswered. */
const unasked = {
  company_nature: '',
  overseas_agent: null,
  overseas_brand: '',
  invention_patents: null,
  utility_patents: null,
  design_patents: null,
  high_tech: null,
  high_tech_level: '',
  credit_rated: null,
  credit_grade: '',
  certifications: [],
  other_certification: '',
}

export function scaleSurvey(profile: ChineseProfile, year: number): ScaleSurveyRow {
  const { random, companyId, place, founded } = profile
  const size = random.fraction()
  return {
    company_id: companyId,
    region: place.provinceCode,
    years_established: yearsBand(year - founded),
    paid_in_capital: bySize('paidInCapital', size, random),
    revenue_scale: bySize('revenueScale', size, random),
    staff_scale: bySize('staffScale', size, random),
    intellectual_property: bySize('intellectualProperty', size, random),
    research_share: random.pick(defaultLists.researchShare).value,
    bad_record: random.weighted([
      ['01', 96],
      ['02', 2],
      ['03', 1],
      ['04', 1],
    ]),
    responsibility_report: random.weighted([
      ['01', 60],
      ['02', 22],
      ['03', 14],
      ['04', 4],
    ]),
    domestic_fairs: random.int(0, 12),
    foreign_fairs: random.int(0, year - founded > yearsBeforeGoingAbroad ? 6 : 1),
    saved: true,
  }
}

function yearsBand(years: number): string {
  if (years < 3) return '01'
  if (years < 5) return '02'
  if (years < 10) return '03'
  return years < 20 ? '04' : '05'
}

/** Large companies are large in every list, give or take one step. */
function bySize(
  list: Extract<CodeListName, 'paidInCapital' | 'revenueScale' | 'staffScale' | 'intellectualProperty'>,
  size: number,
  random: Random,
): string {
  const items: readonly CodeItem[] = defaultLists[list]
  const step = Math.round(size * (items.length - 1)) + random.int(-1, 1)
  return items[Math.min(items.length - 1, Math.max(0, step))]?.value ?? ''
}
