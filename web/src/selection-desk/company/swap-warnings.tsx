import { type ChooserDetail, findChooser, unwishedNeighbours } from '@fairground/wire/selection/choosers'
import { Form, type FormInstance } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { drawerTexts as texts } from '../drawer.texts'
import styles from './company-drawer.module.css'

/** Beside whom either of two companies would stand after a swap, before it is done. */
export function SwapWarnings({ detail, form }: { detail: ChooserDetail; form: FormInstance }) {
  const otherId: string | undefined = Form.useWatch('otherId', form)
  const other = useCall(
    findChooser,
    { params: { companyId: otherId ?? '' } },
    { enabled: Boolean(otherId) },
  ).data
  if (!other || other.companyId !== otherId) return null
  return (
    <>
      <Beside taking={detail} giving={other} />
      <Beside taking={other} giving={detail} />
    </>
  )
}

function Beside({ taking, giving }: { taking: ChooserDetail; giving: ChooserDetail }) {
  const say = useSay()
  const boothIds = giving.booths.map(({ id }) => id)
  const beside = useCall(
    unwishedNeighbours,
    { body: { companyId: taking.companyId, boothIds } },
    { enabled: boothIds.length > 0 && taking.wishes.length > 0 },
  ).data
  return beside?.map(({ company, reason }) => (
    <p key={company} role="status" className={styles.warning}>
      {taking.companyName}: {say(texts.wouldStandBeside, { company, reason })}
    </p>
  ))
}
