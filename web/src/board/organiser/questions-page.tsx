import { questionStates } from '@fairground/domain/board'
import {
  type ListedQuestion,
  listQuestions,
  type QuestionFilters,
  questionFilters,
} from '@fairground/wire/board/questions'
import { Button, Form } from 'antd'
import { useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { boardTexts } from '../board.texts'
import { AnswerDrawer } from './answer-drawer'
import { BoardTabs } from './board-tabs'
import { organiserBoardTexts } from './organiser-board.texts'
import { questionTexts as texts } from './question.texts'
import { useQuestionColumns } from './use-question-columns'

/** What exhibitors ask, for those who answer. */
export function QuestionsPage() {
  const say = useSay()
  const [form] = Form.useForm<QuestionFilters>()
  const list = useList<ListedQuestion, QuestionFilters, typeof listQuestions>(listQuestions, questionFilters)
  const [address, setAddress] = useSearchParams()
  const open = (id: string) => setAddress({ answer: id })
  const columns = useQuestionColumns(open)
  const answering = list.rows?.find(({ id }) => id === address.get('answer'))

  return (
    <ListPage
      title={say(boardTexts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} />}
      above={<BoardTabs />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <TextFilter<keyof QuestionFilters> name="text" label={say(texts.search)} maxLength={100} />
        <ChoiceFilter<keyof QuestionFilters>
          name="state"
          label={say(texts.state)}
          options={questionStates.map((state) => ({ value: state, label: say(boardTexts[state]) }))}
        />
      </ListFilters>
      <ListRows
        label={say(organiserBoardTexts.questions)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        numbered={false}
        emptyNote={say(texts.noneNote)}
        actions={({ id, companyName, answeredAt }) => (
          <Button
            type="link"
            size="small"
            aria-label={say(answeredAt ? texts.correctOf : texts.replyTo, { company: companyName })}
            onClick={() => open(id)}
          >
            {say(answeredAt ? texts.correct : texts.reply)}
          </Button>
        )}
      />
      {answering ? (
        <AnswerDrawer
          key={answering.id}
          question={answering}
          onClose={() => setAddress({}, { replace: true })}
        />
      ) : null}
    </ListPage>
  )
}
