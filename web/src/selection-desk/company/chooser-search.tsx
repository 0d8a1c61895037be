import { listChoosers } from '@fairground/wire/selection/choosers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { asking } from '../../session/use-call'
import { drawerTexts as texts } from '../drawer.texts'

interface Props {
  id?: string
  value?: string | null
  onChange?: (companyId: string) => void
  'aria-label'?: string
  /** The company it is about. */
  without: string
}

const mostFound = 20

/** Another company at the desk, found by its name. */
export function ChooserSearch({ without, onChange, ...props }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useQuery({
    ...asking(listChoosers, { body: { companyName: typed, page: 1, pageSize: mostFound } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      {...props}
      onChange={(companyId) => onChange?.(companyId ?? '')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={say(texts.otherSearch)}
      notFoundContent={isFetching ? null : say(texts.otherNone)}
      options={(data?.list ?? [])
        .filter(({ companyId }) => companyId !== without)
        .map(({ companyId, companyName, booths }) => ({
          value: companyId,
          label: [companyName, ...booths.map(({ code }) => code)].join(' '),
        }))}
    />
  )
}
