import { SearchOutlined } from '@ant-design/icons'
import type { ListedRole } from '@fairground/wire/system/roles'
import { Input, Select, Switch } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import styles from './matrix.module.css'
import { permissionTexts as texts } from './permission.texts'
import type { Compared } from './permission-page'

interface Props {
  roles: ListedRole[]
  compared: Compared
  onCompare: (compared: Compared) => void
  differences: number | undefined
  onlyDifferent: boolean
  onOnlyDifferent: (on: boolean) => void
  onSearch: (typed: string) => void
}

export function MatrixTools(props: Props) {
  const { roles, compared, onCompare, differences, onlyDifferent, onOnlyDifferent, onSearch } = props
  const say = useSay()
  const language = useLanguage()
  const choose = (which: 'a' | 'b') => (
    <Select
      allowClear
      placeholder={say(which === 'a' ? texts.roleA : texts.roleB)}
      aria-label={say(which === 'a' ? texts.roleA : texts.roleB)}
      value={compared[which]}
      className={styles.role ?? ''}
      options={roles.map(({ id, ...role }) => ({
        value: id,
        label: role[language],
        disabled: id === compared[which === 'a' ? 'b' : 'a'],
      }))}
      onChange={(id?: string) => onCompare({ ...compared, [which]: id })}
    />
  )
  return (
    <search className={styles.tools}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={say(texts.search)}
        aria-label={say(texts.search)}
        className={styles.search ?? ''}
        onChange={({ target }) => onSearch(target.value)}
      />
      <div className={styles.compare}>
        <span>{say(texts.compare)}</span>
        {choose('a')}
        <span>{say(texts.with)}</span>
        {choose('b')}
        {differences === undefined ? null : (
          <>
            <b role="status">{say(texts.differences, { count: differences })}</b>
            <span className={styles.only}>
              {say(texts.onlyDifferent)}
              <Switch
                size="small"
                aria-label={say(texts.onlyDifferent)}
                checked={onlyDifferent}
                onChange={onOnlyDifferent}
              />
            </span>
          </>
        )}
      </div>
    </search>
  )
}
