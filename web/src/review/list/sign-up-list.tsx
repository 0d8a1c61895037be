import type { UserType } from '@fairground/domain/account'
import { mayDecide } from '@fairground/domain/review'
import { mayEditSignUps } from '@fairground/wire/company/on-behalf'
import { mayCall } from '@fairground/wire/kernel/access'
import {
  decideSignUp,
  exportSignUps,
  type ListedSignUp,
  listSignUps,
  type SignUpFilters,
  type SignUpView,
  signUpColumns,
  signUpFilters,
} from '@fairground/wire/review'
import { Button, Form } from 'antd'
import { Link, useNavigate } from 'react-router'
import { insertPath, updatePath } from '../../company'
import { useSay } from '../../lib/language'
import { useMayCall, useUser } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { listTexts } from '../../ui/list/list.texts'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { emptyNotes, listLeads, listTitles, reviewTexts as texts } from '../review.texts'
import { decidePath } from '../review-paths'
import { useCompanyName } from '../use-company-name'
import { useSignUpFilterFields } from './sign-up-filters'
import styles from './sign-up-list.module.css'
import { useSignUpColumns } from './use-sign-up-columns'

type Filters = SignUpFilters & { view?: SignUpView }

function SignUpList({ view }: { view: SignUpView }) {
  const say = useSay()
  const [form] = Form.useForm<Filters>()
  const list = useList<ListedSignUp, Filters, typeof listSignUps>(listSignUps, signUpFilters, {
    fixed: { view },
    sortable: signUpColumns,
  })
  const columns = useSignUpColumns(view)
  const nameOf = useCompanyName()
  const mayReview = useMayCall(decideSignUp)
  const mayEdit = mayCall(mayEditSignUps, useUser()) && view === 'signUps'
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    (row) => say(texts.select, { company: nameOf(row) }),
  )
  const { page: _page, pageSize: _size, ...search } = list.asked

  function editing(row: ListedSignUp) {
    return (
      <Link
        className={styles.action}
        to={updatePath(row.variant, row.id)}
        aria-label={say(texts.editOf, { company: nameOf(row) })}
      >
        {say(texts.edit)}
      </Link>
    )
  }

  /** The name already leads to the details; only where something can be done stands another link. */
  function reviewing(row: ListedSignUp) {
    if (!mayReview || !mayDecide(row)) return null
    return (
      <Link
        className={styles.action}
        to={decidePath(row.id)}
        aria-label={say(texts.reviewOf, { company: nameOf(row) })}
      >
        {say(texts.review)}
      </Link>
    )
  }

  return (
    <ListPage
      title={say(listTitles[view])}
      lead={say(listLeads[view])}
      summary={<ListSummary list={list} unit="companies" />}
      actions={
        <>
          <ExportButton endpoint={exportSignUps} given={{ query: search }} busyLabel={texts.exporting} />
          {mayEdit ? <NewButtons /> : null}
          {mayReview && view === 'reviews' ? <DeskButton /> : null}
        </>
      }
    >
      <ListFilters
        form={form}
        filters={list.filters}
        onSearch={list.search}
        onReset={list.reset}
        fields={useSignUpFilterFields(view)}
      />
      <ListRows
        label={say(listTitles[view])}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={selection}
        bulk={
          <ExportButton
            endpoint={exportSignUps}
            given={{ query: { ...search, ids: selection.chosen.map(({ id }) => id) } }}
            label={listTexts.exportSelected}
            type="primary"
          />
        }
        emptyNote={say(emptyNotes[view])}
        actions={view === 'reviews' ? reviewing : mayEdit ? editing : undefined}
      />
    </ListPage>
  )
}

export const SignUpListPage = () => <SignUpList view="signUps" />
export const ReviewListPage = () => <SignUpList view="reviews" />
export const ExhibitorListPage = () => <SignUpList view="exhibitors" />

/** To whoever has waited longest, and from there from one to the next. */
function DeskButton() {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <Button type="primary" onClick={() => void navigate(decidePath())}>
      {say(texts.desk)}
    </Button>
  )
}

/** The two kinds of company are asked different things, so each has a way in of its own. */
function NewButtons() {
  const say = useSay()
  const navigate = useNavigate()
  const wayTo = (variant: UserType) => ({
    href: insertPath(variant),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void navigate(insertPath(variant))
    },
  })
  return (
    <>
      <Button {...wayTo('ENG')}>{say(texts.newOverseas)}</Button>
      <Button type="primary" {...wayTo('CHN')}>
        {say(texts.newSignUp)}
      </Button>
    </>
  )
}
