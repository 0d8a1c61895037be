import { phoneChangeStates } from '@fairground/domain/account'
import {
  decidePhoneChange,
  listPhoneChanges,
  phoneChangeColumns,
} from '@fairground/wire/account/phone-change'
import { Button, Form } from 'antd'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { useSay } from '../../lib/language'
import { useMayCall } from '../../session/use-session'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { stateTexts, approvalTexts as texts } from './approval.texts'
import { ReviewDialog } from './review-dialog'
import { type PhoneChange, useApprovalColumns } from './use-approval-columns'

const filters = z.object({
  companyName: z.string().trim().max(200).optional(),
  state: z.enum(phoneChangeStates).optional(),
})
type Filters = z.infer<typeof filters>

export function ApprovalPage() {
  const say = useSay()
  const columns = useApprovalColumns()
  const mayReview = useMayCall(decidePhoneChange)
  const [form] = Form.useForm<Filters>()
  const list = useList<PhoneChange, Filters, typeof listPhoneChanges>(listPhoneChanges, filters, {
    sortable: phoneChangeColumns,
  })
  // In the address, so that the dialog is there again after an expired session or a reload.
  const [address, setAddress] = useSearchParams()
  const underReview = list.rows?.find(({ id }) => id === address.get('review'))
  const reviewable = (row: PhoneChange) => mayReview && row.state === 'pending'

  return (
    <ListPage title={say(texts.title)} lead={say(texts.lead)} summary={<ListSummary list={list} />}>
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <TextFilter<keyof Filters> name="companyName" label={say(texts.company)} />
        <ChoiceFilter<keyof Filters>
          name="state"
          label={say(texts.state)}
          options={phoneChangeStates.map((state) => ({ value: state, label: say(stateTexts[state]) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.noneNote)}
        actions={(row) =>
          reviewable(row) ? (
            <Button
              type="link"
              size="small"
              aria-label={say(texts.reviewOf, { company: row.companyName })}
              onClick={() => setAddress({ review: row.id })}
            >
              {say(texts.review)}
            </Button>
          ) : null
        }
      />
      {underReview && reviewable(underReview) ? (
        <ReviewDialog
          key={underReview.id}
          request={underReview}
          onClose={() => setAddress({}, { replace: true })}
        />
      ) : null}
    </ListPage>
  )
}
