import { qualification } from '@fairground/domain/company/sections'
import { FormField } from '../../../field'
import grid from '../../fields/field-grid.module.css'

const { fields } = qualification.CHN
const alone = ['companyNature', 'inventionPatents', 'utilityPatents', 'designPatents'] as const
/** A question and what hangs on it, side by side. */
const pairs = [
  ['overseasAgent', 'overseasBrand'],
  ['highTech', 'highTechLevel'],
  ['creditRated', 'creditGrade'],
  ['certifications', 'otherCertification'],
] as const

export function ChineseQualificationFields() {
  return (
    <>
      {alone.map((name) => (
        <FormField key={name} fields={fields} name={name} />
      ))}
      {pairs.map(([name, dependent]) => (
        <div key={name} className={`${grid.grid} ${grid.wide}`}>
          <FormField fields={fields} name={name} />
          <FormField fields={fields} name={dependent} />
        </div>
      ))}
    </>
  )
}
