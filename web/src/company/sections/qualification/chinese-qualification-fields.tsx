import { otherCertificationCode } from '@fairground/domain/company/sections'
import { Form, type FormInstance, Input } from 'antd'
import type { ReactNode } from 'react'
import { SchemaField } from '../../../ui/form/schema-field'
import { CodeSelect, CodesSelect } from '../../fields/code-select'
import grid from '../../fields/field-grid.module.css'
import { FigureInput } from '../../fields/figure-input'
import { YesNo } from '../../fields/yes-no'
import { useLabels } from '../../use-labels'

/** A field that hangs on another answer is gone when that answer changes, and so is what stood in it. */
export function ChineseQualificationFields({ form }: { form: FormInstance }) {
  const label = useLabels('qualification', 'CHN')
  const agent = Form.useWatch('overseasAgent', form) === true
  const highTech = Form.useWatch('highTech', form) === true
  const rated = Form.useWatch('creditRated', form) === true
  const certifications: unknown = Form.useWatch('certifications', form)
  const other = Array.isArray(certifications) && certifications.includes(otherCertificationCode)
  const clear = (name: string) => form.setFieldValue(name, undefined)
  return (
    <>
      <SchemaField name="companyNature" label={label('companyNature')}>
        <CodeSelect list="companyNature" />
      </SchemaField>
      <SchemaField name="inventionPatents" label={label('inventionPatents')}>
        <FigureInput />
      </SchemaField>
      <SchemaField name="utilityPatents" label={label('utilityPatents')}>
        <FigureInput />
      </SchemaField>
      <SchemaField name="designPatents" label={label('designPatents')}>
        <FigureInput />
      </SchemaField>
      <Pair>
        <SchemaField name="overseasAgent" label={label('overseasAgent')}>
          <YesNo label={label('overseasAgent')} onChange={() => clear('overseasBrand')} />
        </SchemaField>
        {agent ? (
          <SchemaField name="overseasBrand" label={`${label('overseasBrand')} *`} counter>
            <Input autoComplete="off" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="highTech" label={label('highTech')}>
          <YesNo label={label('highTech')} onChange={() => clear('highTechLevel')} />
        </SchemaField>
        {highTech ? (
          <SchemaField name="highTechLevel" label={`${label('highTechLevel')} *`}>
            <CodeSelect list="highTechLevel" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="creditRated" label={label('creditRated')}>
          <YesNo label={label('creditRated')} onChange={() => clear('creditGrade')} />
        </SchemaField>
        {rated ? (
          <SchemaField name="creditGrade" label={`${label('creditGrade')} *`}>
            <CodeSelect list="creditGrade" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="certifications" label={label('certifications')}>
          <CodesSelect
            list="certification"
            onChange={(codes) => codes.includes(otherCertificationCode) || clear('otherCertification')}
          />
        </SchemaField>
        {other ? (
          <SchemaField name="otherCertification" label={`${label('otherCertification')} *`} counter>
            <Input autoComplete="off" />
          </SchemaField>
        ) : null}
      </Pair>
    </>
  )
}

/** A question and what hangs on it, side by side. */
function Pair({ children }: { children: ReactNode }) {
  return <div className={`${grid.grid} ${grid.wide}`}>{children}</div>
}
