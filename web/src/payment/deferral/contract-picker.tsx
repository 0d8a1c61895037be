import { listPayments } from '@fairground/wire/payment/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { asking } from '../../session/use-call'
import { deferralTexts as texts } from './deferral.texts'

interface Props {
  id?: string
  value?: string
  onChange?: (contractId: string) => void
  /** As it is written, where it was chosen elsewhere. */
  chosen?: string | undefined
  /** Also those that are paid. */
  withPaid?: boolean
  'aria-label'?: string
}

/** A contract that is being paid. */
export function ContractPicker({ id, value, onChange, chosen, withPaid = false, ...rest }: Props) {
  const say = useSay()
  const nameOf = useCompanyName()
  const [text, setText] = useState('')
  const { data, isFetching } = useQuery({
    ...asking(listPayments, {
      body: { text, ...(withPaid ? {} : { state: 'payment' as const }), page: 1, pageSize: 20 },
    }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.list ?? []).map(({ id: contractId, number, companyZh, companyEn }) => ({
    value: contractId,
    label: `${number} · ${nameOf({ nameZh: companyZh, nameEn: companyEn })}`,
  }))
  const isListed = !value || options.some((option) => option.value === value)
  return (
    <Select
      {...rest}
      {...(id ? { id } : {})}
      value={value ?? null}
      onChange={(picked) => {
        setText('')
        if (picked) onChange?.(picked)
      }}
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder={say(texts.look)}
      notFoundContent={isFetching ? null : say(texts.noContract)}
      options={isListed || !chosen ? options : [{ value, label: chosen }, ...options]}
    />
  )
}
