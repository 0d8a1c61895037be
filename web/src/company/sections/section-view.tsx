import type { UserType } from '@fairground/domain/account'
import { fieldTitle, type SignUpSection, scale } from '@fairground/domain/company/sections'
import { useCodeName } from '../../codelist'
import { useLanguage } from '../../lib/language'
import type { SectionRecords } from '../use-sign-up'
import { BasicsView } from './basics/basics-view'
import { BoothRequestView } from './booth-request/booth-request-view'
import { IntroView } from './intro/intro-view'
import { type Order, SectionFacts } from './section-facts'

interface Props<Section extends SignUpSection> {
  record: NonNullable<SectionRecords[Section]>
  variant: UserType
}

const invoiceOrder: Record<UserType, Order<'invoice'>> = {
  CHN: [
    'invoiceType',
    'title',
    'creditCode',
    'address',
    { title: fieldTitle('invoice', 'phone', 'CHN'), of: ['areaCode', 'phone'], between: '-' },
    'bank',
    'bankAccount',
  ],
  ENG: ['title', 'contact', 'phone', 'fax'],
}

const qualificationOrder: Record<UserType, Order<'qualification'>> = {
  CHN: [
    'companyNature',
    'inventionPatents',
    'utilityPatents',
    'designPatents',
    'overseasAgent',
    'overseasBrand',
    'highTech',
    'highTechLevel',
    'creditRated',
    'creditGrade',
    'certifications',
    'otherCertification',
    'productCategories',
  ],
  ENG: ['productCategories'],
}

function QualificationView({ record, variant }: Props<'qualification'>) {
  const gradeName = useCodeName('creditGrade')
  const language = useLanguage()
  return (
    <SectionFacts
      section="qualification"
      variant={variant}
      record={record}
      order={qualificationOrder[variant]}
      labels={{ certifications: 'certificationNames' }}
      shown={{
        productCategories: record.productNames.join(language === 'en' ? ', ' : '、'),
        creditGrade: gradeName(record.creditGrade ?? ''),
      }}
    />
  )
}

const scaleOrder = Object.keys(scale.fields) as (keyof typeof scale.fields)[]

const views: { [Section in SignUpSection]: (props: Props<Section>) => React.ReactElement } = {
  basics: BasicsView,
  invoice: ({ record, variant }) => (
    <SectionFacts section="invoice" variant={variant} record={record} order={invoiceOrder[variant]} />
  ),
  qualification: QualificationView,
  scale: ({ record, variant }) => (
    <SectionFacts section="scale" variant={variant} record={record} order={scaleOrder} />
  ),
  intro: IntroView,
  boothRequest: BoothRequestView,
}

/** A section to read; nothing while there is no record of it. */
export function SectionView<Section extends SignUpSection>({
  section,
  record,
  variant,
}: {
  section: Section
  record: SectionRecords[Section]
  variant: UserType
}) {
  const View = views[section] as (props: Props<Section>) => React.ReactElement
  return record ? <View record={record} variant={variant} /> : null
}
