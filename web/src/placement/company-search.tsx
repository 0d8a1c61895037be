import { companiesToPlace } from '@fairground/wire/placement'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { useCompanyName } from '../review'
import { asking } from '../session/use-call'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'

interface Props {
  id?: string
  value?: string | null
  onChange?: (companyId: string) => void
  onBlur?: () => void
  'aria-label'?: string
  disabled?: boolean
  /** Companies that are not to be found, having been chosen already. */
  without?: readonly string[]
}

/** Whom a booth is given to, found by name or registration number. */
export function CompanySearch({ without = [], onChange, ...props }: Props) {
  const say = useSay()
  const nameOf = useCompanyName()
  const [text, setText] = useState('')
  const { data = [], isFetching } = useQuery({
    ...asking(companiesToPlace, { query: { text } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      {...props}
      onChange={(companyId) => {
        setText('')
        if (companyId) onChange?.(companyId)
      }}
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder={say(texts.companySearch)}
      notFoundContent={isFetching ? null : say(texts.noCompany)}
      options={data
        .filter(({ id }) => !without.includes(id))
        .map((company) => ({ value: company.id, label: nameOf(company), company }))}
      optionRender={({ data: { company } }) => (
        <span className={styles.company}>
          <strong>{nameOf(company)}</strong>
          <small>
            {[
              company.registrationNumber,
              company.holds.length > 0 ? say(texts.holds, { booths: company.holds.join(' ') }) : '',
              company.blacklisted ? say(texts.blacklisted) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      )}
    />
  )
}
