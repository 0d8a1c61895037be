import { staffUser } from '@fairground/domain/system'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { userPath } from '@fairground/wire/system/screens'
import { addUser } from '@fairground/wire/system/users'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { ListPage } from '../../ui/list/list-page'
import { systemTexts } from '../system.texts'
import { HandedOver } from './handed-over'
import { UserFields } from './user-fields'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

const blank = {
  username: '',
  realName: '',
  department: 'staff',
  roleIds: [],
  unitId: undefined,
  post: '',
  mobile: '',
  email: '',
  userType: 'CHN',
}

export function NewUserPage() {
  const say = useSay()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  // The same for every try, so that a lost answer adds nobody twice.
  const [id] = useState(newRequestId)
  const draft = useDraft('system.user.new', form)
  const [handed, setHanded] = useState<CallResult<typeof addUser> & { name: string }>()
  return (
    <ListPage title={say(texts.add)}>
      <div className={`${styles.body} ${styles.narrow}`}>
        <SchemaForm
          schema={staffUser}
          form={form}
          draft={draft}
          initialValues={blank}
          onSubmit={async (values) => {
            const answer = await call(addUser, { body: { ...values, id } })
            setHanded({ ...answer, name: values.realName })
            await refresh('people')
          }}
        >
          <UserFields />
          <div className={styles.buttons}>
            <SubmitButton>{say(texts.create)}</SubmitButton>
            <Button
              onClick={() => {
                draft.discard()
                void navigate('/system/user')
              }}
            >
              {say(systemTexts.cancel)}
            </Button>
          </div>
        </SchemaForm>
      </div>
      {handed ? <HandedOver {...handed} onClose={() => void navigate(userPath(id))} /> : null}
    </ListPage>
  )
}
