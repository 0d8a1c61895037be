import { contractCompanies } from '@fairground/wire/contract/classes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import type { Texts } from '../lib/text'
import { useCompanyName } from '../review'
import { asking } from '../session/use-call'

const texts = {
  look: { zh: '企业名称或报名编号', en: 'Name or registration number' },
  none: { zh: '没有找到有展位的企业', en: 'No company with booths found' },
} satisfies Texts

interface Props {
  id?: string
  label: string
  value: string | undefined
  onChange: (companyId: string) => void
}

/** A company with booths, to try prices or words on. */
export function CompanyPicker({ id, label, value, onChange }: Props) {
  const say = useSay()
  const nameOf = useCompanyName()
  const [text, setText] = useState('')
  const { data = [], isFetching } = useQuery({
    ...asking(contractCompanies, { query: { text } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      value={value ?? null}
      onChange={(chosen) => {
        setText('')
        if (chosen) onChange(chosen)
      }}
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder={say(texts.look)}
      notFoundContent={isFetching ? null : say(texts.none)}
      style={{ width: '100%' }}
      options={data.map((company) => ({
        value: company.id,
        label: `${nameOf(company)} · ${company.booths.join(' ')}`,
      }))}
    />
  )
}
