import { Form, Input } from 'antd'
import { useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import { CompanySearch } from './company-search'
import styles from './outlook.module.css'
import { outlookTexts as texts } from './outlook.texts'
import { OutlookFacts } from './outlook-facts'
import { placementTexts } from './placement.texts'
import { useOutlook } from './use-outlook'

/** To whom, and once that is known, what it would mean. */
export function AssignFields({ boothIds }: { boothIds: readonly string[] }) {
  const say = useSay()
  const companyId: unknown = Form.useWatch('companyId')
  return (
    <>
      <SchemaField name="companyId" label={say(placementTexts.company)}>
        <CompanySearch />
      </SchemaField>
      {typeof companyId === 'string' ? (
        <Outlook key={companyId} companyId={companyId} boothIds={boothIds} />
      ) : null}
    </>
  )
}

function Outlook({ companyId, boothIds }: { companyId: string; boothIds: readonly string[] }) {
  const say = useSay()
  const reading = useOutlook(companyId, boothIds)
  const { refused = null, outsideQuota = null } = reading.outlook ?? {}
  return (
    <div className={styles.dialog}>
      <OutlookFacts reading={reading} />
      <p role="status" className={styles.refused}>
        {refused}
      </p>
      {outsideQuota !== null && refused === null ? (
        <SchemaField name="quotaReason" label={say(texts.quotaReason)} counter>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </SchemaField>
      ) : null}
    </div>
  )
}
