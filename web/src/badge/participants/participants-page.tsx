import { badgeStateNames, badgeStates } from '@fairground/domain/badge'
import {
  exportParticipants,
  listParticipants,
  type Participant,
  type ParticipantFilters,
  participantColumns,
  participantFilters,
  participantSums,
  printForCompany,
} from '@fairground/wire/badge/participants'
import { Button, Form } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary, type Part } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { ParticipantActs } from './participant-acts'
import { stateCounts, participantTexts as texts } from './participants.texts'
import { useParticipantColumns } from './use-participant-columns'
import { usePrintChosen } from './use-print-chosen'

const Typed = TextFilter<keyof ParticipantFilters>
const Chosen = ChoiceFilter<keyof ParticipantFilters>

/** Everybody of every exhibitor, and what the organiser does about their badges. */
export function ParticipantsPage() {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<ParticipantFilters>()
  const list = useList<Participant, ParticipantFilters, typeof listParticipants>(
    listParticipants,
    participantFilters,
    { sortable: participantColumns },
  )
  const sums = useCall(participantSums).data
  const mayPrint = useMayCall(printForCompany)
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ name }) => say(texts.select, { name }),
  )
  const { busy, print } = usePrintChosen(selection.clear)
  const { page: _page, pageSize: _size, ...search } = list.asked
  const parts = badgeStates.flatMap((state): Part[] => {
    const count = sums?.states[state] ?? 0
    return count > 0 ? [{ text: say(stateCounts[state], { count }), search: `?state=${state}` }] : []
  })
  const today = sums?.admittedToday ?? 0
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={
        <>
          <ListSummary list={list} unit="people" parts={parts} />
          {today > 0 ? <p>{say(texts.admittedToday, { count: today })}</p> : null}
        </>
      }
      actions={<ExportButton endpoint={exportParticipants} given={{ query: search }} />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="companyName" label={say(texts.company)} />
        <Typed name="person" label={say(texts.person)} />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={badgeStates.map((state) => ({ value: state, label: badgeStateNames[state][language] }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={useParticipantColumns()}
        keyOf={({ id }) => id}
        numbered={false}
        selection={mayPrint ? selection : undefined}
        bulk={
          <Button type="primary" size="small" loading={busy} onClick={() => void print(selection.chosen)}>
            {say(texts.printChosen)}
          </Button>
        }
        emptyNote={say(texts.empty)}
        actions={mayPrint ? (row) => <ParticipantActs person={row} /> : undefined}
      />
    </ListPage>
  )
}
