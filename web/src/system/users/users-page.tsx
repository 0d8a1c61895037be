import { staffDepartmentNames, staffDepartments, userStateNames, userStates } from '@fairground/domain/system'
import { userPath } from '@fairground/wire/system/screens'
import {
  addUser,
  type ListedUser,
  listUsers,
  type UserFilters,
  userColumns,
  userFilters,
} from '@fairground/wire/system/users'
import { Button, Form } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useMayCall } from '../../session/use-session'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { useUserChoices } from './use-user-choices'
import { useUserColumns } from './use-user-columns'
import { usersTexts as texts } from './users.texts'

const Typed = TextFilter<keyof UserFilters>
const Chosen = ChoiceFilter<keyof UserFilters>

/** Everybody of the organiser who has an account. */
export function UsersPage() {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const [form] = Form.useForm<UserFilters>()
  const list = useList<ListedUser, UserFilters, typeof listUsers>(listUsers, userFilters, {
    sortable: userColumns,
  })
  const { roles, units } = useUserChoices()
  const columns = useUserColumns()
  const mayAdd = useMayCall(addUser)
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} unit="people" />}
      actions={
        mayAdd ? (
          <Button type="primary" onClick={() => void navigate('/system/user/insert')}>
            {say(texts.add)}
          </Button>
        ) : null
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="name" label={say(texts.name)} />
        <Chosen name="roleId" label={say(texts.role)} options={roles} />
        <Chosen name="unitId" label={say(texts.unit)} options={units} />
        <Chosen
          name="department"
          label={say(texts.department)}
          options={staffDepartments.map((value) => ({
            value,
            label: staffDepartmentNames[value][language],
          }))}
        />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={userStates.map((value) => ({ value, label: userStateNames[value][language] }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.empty)}
        actions={({ id, realName, username }) => (
          <Link to={userPath(id)} aria-label={say(texts.detailsOf, { name: realName || username })}>
            {say(texts.details)}
          </Link>
        )}
      />
    </ListPage>
  )
}
