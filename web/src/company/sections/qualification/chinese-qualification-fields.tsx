import { otherCertificationCode } from '@fairground/domain/company/sections'
import { Form, type FormInstance, Input } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import { CodeSelect, CodesSelect } from '../../fields/code-select'
import grid from '../../fields/field-grid.module.css'
import { FigureInput } from '../../fields/figure-input'
import { YesNo } from '../../fields/yes-no'
import { qualificationTexts as texts } from './qualification.texts'

/** A field that hangs on another answer is gone when that answer changes, and so is what stood in it. */
export function ChineseQualificationFields({ form }: { form: FormInstance }) {
  const say = useSay()
  const agent = Form.useWatch('overseasAgent', form) === true
  const highTech = Form.useWatch('highTech', form) === true
  const rated = Form.useWatch('creditRated', form) === true
  const certifications: unknown = Form.useWatch('certifications', form)
  const other = Array.isArray(certifications) && certifications.includes(otherCertificationCode)
  const clear = (name: string) => form.setFieldValue(name, undefined)
  return (
    <>
      <SchemaField name="companyNature" label={say(texts.companyNature)}>
        <CodeSelect list="companyNature" />
      </SchemaField>
      <SchemaField name="inventionPatents" label={say(texts.inventionPatents)}>
        <FigureInput />
      </SchemaField>
      <SchemaField name="utilityPatents" label={say(texts.utilityPatents)}>
        <FigureInput />
      </SchemaField>
      <SchemaField name="designPatents" label={say(texts.designPatents)}>
        <FigureInput />
      </SchemaField>
      <Pair>
        <SchemaField name="overseasAgent" label={say(texts.overseasAgent)}>
          <YesNo label={say(texts.overseasAgent)} onChange={() => clear('overseasBrand')} />
        </SchemaField>
        {agent ? (
          <SchemaField name="overseasBrand" label={`${say(texts.overseasBrand)} *`} counter>
            <Input autoComplete="off" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="highTech" label={say(texts.highTech)}>
          <YesNo label={say(texts.highTech)} onChange={() => clear('highTechLevel')} />
        </SchemaField>
        {highTech ? (
          <SchemaField name="highTechLevel" label={`${say(texts.highTechLevel)} *`}>
            <CodeSelect list="highTechLevel" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="creditRated" label={say(texts.creditRated)}>
          <YesNo label={say(texts.creditRated)} onChange={() => clear('creditGrade')} />
        </SchemaField>
        {rated ? (
          <SchemaField name="creditGrade" label={`${say(texts.creditGrade)} *`}>
            <CodeSelect list="creditGrade" />
          </SchemaField>
        ) : null}
      </Pair>
      <Pair>
        <SchemaField name="certifications" label={say(texts.certifications)}>
          <CodesSelect
            list="certification"
            onChange={(codes) => codes.includes(otherCertificationCode) || clear('otherCertification')}
          />
        </SchemaField>
        {other ? (
          <SchemaField name="otherCertification" label={`${say(texts.otherCertification)} *`} counter>
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
