import { staffDepartmentNames, staffDepartments } from '@fairground/domain/system'
import { Form, Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { SchemaField } from '../../ui/form/schema-field'
import { useUserChoices } from './use-user-choices'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

/** Until the choices are read, what is chosen is known by its id alone, which tells nobody anything. */
const named = ({ label }: { label?: ReactNode }): ReactNode => label ?? '…'

/** What is written down of a user. What the person at the screen cannot give is shown, and cannot be chosen. */
export function UserFields() {
  const say = useSay()
  const language = useLanguage()
  const appoints = useUser().department === 'administrator'
  const { roles, units } = useUserChoices()
  const administrator = Form.useWatch('department') === 'administrator'
  return (
    <>
      <div className={styles.pair}>
        <SchemaField name="realName" label={say(texts.realName)}>
          <Input autoComplete="off" />
        </SchemaField>
        <SchemaField name="username" label={say(texts.username)} hint={say(texts.usernameHint)}>
          <Input autoComplete="off" spellCheck={false} />
        </SchemaField>
      </div>
      <SchemaField
        name="department"
        label={say(texts.department)}
        hint={administrator ? say(texts.administratorNote) : undefined}
      >
        <Radio.Group
          disabled={!appoints}
          options={staffDepartments
            .toReversed()
            .map((value) => ({ value, label: staffDepartmentNames[value][language] }))}
        />
      </SchemaField>
      <SchemaField name="roleIds" label={say(texts.roles)} hint={say(texts.rolesHint)}>
        <Select
          mode="multiple"
          labelRender={named}
          showSearch={{ optionFilterProp: 'label' }}
          options={roles.map(({ within, ...role }) => ({ ...role, disabled: !within }))}
        />
      </SchemaField>
      <div className={styles.pair}>
        <SchemaField name="unitId" label={say(texts.unit)}>
          <Select allowClear labelRender={named} showSearch={{ optionFilterProp: 'label' }} options={units} />
        </SchemaField>
        <SchemaField name="post" label={say(texts.post)}>
          <Input />
        </SchemaField>
        <SchemaField name="mobile" label={say(texts.mobile)} hint={say(texts.contactHint)}>
          <Input inputMode="tel" />
        </SchemaField>
        <SchemaField name="email" label={say(texts.email)}>
          <Input inputMode="email" />
        </SchemaField>
      </div>
      <SchemaField name="userType" label={say(texts.userType)}>
        <Radio.Group
          options={(['CHN', 'ENG'] as const).map((value) => ({ value, label: say(texts[value]) }))}
        />
      </SchemaField>
    </>
  )
}
