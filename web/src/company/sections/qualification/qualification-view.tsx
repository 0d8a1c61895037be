import type { UserType } from '@fairground/domain/account'
import type { QualificationRecord } from '@fairground/wire/company/surveys'
import { useSay } from '../../../lib/language'
import { useCodeName } from '../../../ui/use-code-name'
import { type Fact, Facts } from '../../facts'
import { signUpTexts } from '../../sign-up.texts'
import { qualificationTexts as texts } from './qualification.texts'

export function QualificationView({
  record,
  variant,
}: {
  record: QualificationRecord | null
  variant: UserType
}) {
  const say = useSay()
  const gradeName = useCodeName('creditGrade')
  if (!record) return null
  const products = { label: say(texts.productCategories), value: record.productNames, wide: true }
  if (variant === 'ENG') return <Facts facts={[products]} />

  const answer = (value: unknown) =>
    typeof value === 'boolean' ? say(value ? signUpTexts.yes : signUpTexts.no) : ''
  const figure = (value: unknown) => (typeof value === 'number' ? String(value) : '')
  /** Shown only where the question before it was answered with yes. */
  const after = (asked: unknown, label: string, value: string): Fact[] =>
    asked === true ? [{ label, value }] : []
  const facts: Fact[] = [
    { label: say(texts.companyNature), value: record.companyNatureLabel },
    { label: say(texts.inventionPatents), value: figure(record.inventionPatents) },
    { label: say(texts.utilityPatents), value: figure(record.utilityPatents) },
    { label: say(texts.designPatents), value: figure(record.designPatents) },
    { label: say(texts.overseasAgent), value: answer(record.overseasAgent) },
    ...after(record.overseasAgent, say(texts.overseasBrand), record.overseasBrand ?? ''),
    { label: say(texts.highTech), value: answer(record.highTech) },
    ...after(record.highTech, say(texts.highTechLevel), record.highTechLevelLabel),
    { label: say(texts.creditRated), value: answer(record.creditRated) },
    ...after(record.creditRated, say(texts.creditGrade), gradeName(record.creditGrade ?? '')),
    { label: say(texts.certifications), value: record.certificationNames, wide: true },
    ...(record.otherCertification
      ? [{ label: say(texts.otherCertification), value: record.otherCertification }]
      : []),
    products,
  ]
  return <Facts facts={facts} />
}
