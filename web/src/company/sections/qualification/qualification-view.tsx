import type { UserType } from '@fairground/domain/account'
import type { QualificationRecord } from '@fairground/wire/company/surveys'
import { useCodeName } from '../../../codelist'
import { useSay } from '../../../lib/language'
import { type Fact, Facts } from '../../../ui/facts'
import { signUpTexts } from '../../sign-up.texts'
import { useLabels } from '../../use-labels'

export function QualificationView({
  record,
  variant,
}: {
  record: QualificationRecord | null
  variant: UserType
}) {
  const say = useSay()
  const label = useLabels('qualification', variant)
  const gradeName = useCodeName('creditGrade')
  if (!record) return null
  const products = { label: label('productCategories'), value: record.productNames, wide: true }
  if (variant === 'ENG') return <Facts facts={[products]} />

  const answer = (value: unknown) =>
    typeof value === 'boolean' ? say(value ? signUpTexts.yes : signUpTexts.no) : ''
  const figure = (value: unknown) => (typeof value === 'number' ? String(value) : '')
  /** Shown only where the question before it was answered with yes. */
  const after = (asked: unknown, title: string, value: string): Fact[] =>
    asked === true ? [{ label: title, value }] : []
  const facts: Fact[] = [
    { label: label('companyNature'), value: record.companyNatureLabel },
    { label: label('inventionPatents'), value: figure(record.inventionPatents) },
    { label: label('utilityPatents'), value: figure(record.utilityPatents) },
    { label: label('designPatents'), value: figure(record.designPatents) },
    { label: label('overseasAgent'), value: answer(record.overseasAgent) },
    ...after(record.overseasAgent, label('overseasBrand'), record.overseasBrand ?? ''),
    { label: label('highTech'), value: answer(record.highTech) },
    ...after(record.highTech, label('highTechLevel'), record.highTechLevelLabel),
    { label: label('creditRated'), value: answer(record.creditRated) },
    ...after(record.creditRated, label('creditGrade'), gradeName(record.creditGrade ?? '')),
    { label: label('certifications'), value: record.certificationNames, wide: true },
    ...(record.otherCertification
      ? [{ label: label('otherCertification'), value: record.otherCertification }]
      : []),
    products,
  ]
  return <Facts facts={facts} />
}
