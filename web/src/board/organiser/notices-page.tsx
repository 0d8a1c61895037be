import { publishStates, stateTitles } from '@fairground/domain/list'
import {
  type ListedNotice,
  listNotices,
  type NoticeFilters,
  noticeFilters,
  saveNotice,
} from '@fairground/wire/board'
import { Button, Form } from 'antd'
import { useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { useMayCall } from '../../session/use-session'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { boardTexts } from '../board.texts'
import { BoardTabs } from './board-tabs'
import { NoticeActions } from './notice-actions'
import { NoticeDrawer } from './notice-drawer'
import { NoticeEditor } from './notice-editor'
import { organiserBoardTexts as texts } from './organiser-board.texts'
import { useNoticeColumns } from './use-notice-columns'
import { useNoticeSteps } from './use-notice-steps'

/** What is told to exhibitors, in every state. All staff read it; whoever holds the key writes it. */
export function NoticesPage() {
  const say = useSay()
  const mayEdit = useMayCall(saveNotice)
  const [form] = Form.useForm<NoticeFilters>()
  const list = useList<ListedNotice, NoticeFilters, typeof listNotices>(listNotices, noticeFilters)
  // In the address, so that what was open is open again after an expired session or a reload.
  const [address, setAddress] = useSearchParams()
  const steps = useNoticeSteps()
  const columns = useNoticeColumns((id) => setAddress({ show: id }))
  const close = () => setAddress({}, { replace: true })
  const [shown, edited] = [address.get('show'), mayEdit ? address.get('edit') : null]

  return (
    <ListPage
      title={say(boardTexts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} />}
      actions={
        mayEdit ? (
          <Button type="primary" onClick={() => setAddress({ edit: 'new' })}>
            {say(texts.add)}
          </Button>
        ) : null
      }
      above={<BoardTabs />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <TextFilter<keyof NoticeFilters> name="text" label={say(texts.search)} maxLength={100} />
        <ChoiceFilter<keyof NoticeFilters>
          name="state"
          label={say(texts.state)}
          options={publishStates.map((state) => ({ value: state, label: say(stateTitles[state]) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.notices)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.noneNote)}
        actions={
          mayEdit
            ? (row) => (
                <NoticeActions notice={row} steps={steps} onEdit={() => setAddress({ edit: row.id })} />
              )
            : undefined
        }
      />
      {shown ? (
        <NoticeDrawer
          key={shown}
          id={shown}
          steps={mayEdit ? steps : undefined}
          onEdit={() => setAddress({ edit: shown })}
          onClose={close}
        />
      ) : null}
      {edited ? (
        <NoticeEditor key={edited} id={edited === 'new' ? undefined : edited} onClose={close} />
      ) : null}
      {steps.holder}
    </ListPage>
  )
}
