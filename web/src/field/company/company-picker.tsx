import { listMessages } from '@fairground/domain/list'
import { companiesForBlacklist, companiesForGroup, type PickedCompany } from '@fairground/wire/list/pickers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input, type InputRef, Modal, Pagination } from 'antd'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { asking } from '../../session/use-call'
import { announcer } from '../../ui/announce'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { fieldTexts as texts } from '../field.texts'
import styles from './company-picker.module.css'

const { announce } = announcer('company-picker')

/** By the word a definition names its picker with. */
const pickers = { blacklist: companiesForBlacklist, group: companiesForGroup }
const pageSize = 5

interface Props {
  picker: string
  onPick: (company: PickedCompany) => void
  onClose: () => void
}

export function CompanyPicker({ picker, onPick, onClose }: Props) {
  const say = useSay()
  const endpoint = pickers[picker as keyof typeof pickers]
  const search = useRef<InputRef>(null)
  const [asked, setAsked] = useState({ companyName: '', page: 1 })
  const body = { ...asked, pageSize }
  const { data, isError, isFetching, refetch } = useQuery({
    ...asking(endpoint, { body }),
    placeholderData: keepPreviousData,
  })

  function pick(company: PickedCompany): void {
    if (company.listed) announce('warning', listMessages.alreadyBlacklisted)
    else onPick(company)
  }

  return (
    <Modal
      open
      title={say(texts.pick)}
      width={560}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) search.current?.focus()
      }}
    >
      <Input.Search
        ref={search}
        placeholder={say(texts.pickSearch)}
        aria-label={say(texts.pickSearch)}
        maxLength={200}
        onSearch={(companyName) => setAsked({ companyName: companyName.trim(), page: 1 })}
      />
      <div className={styles.found} aria-busy={isFetching}>
        {data ? (
          data.list.length > 0 ? (
            <ul>
              {data.list.map((company) => (
                <li key={company.id}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-disabled={company.listed}
                    onClick={() => pick(company)}
                  >
                    <strong>{company.companyName}</strong>
                    {company.listed ? <StatusTag tone="quiet">{say(texts.pickListed)}</StatusTag> : null}
                    <small>
                      {[
                        company.creditCode,
                        company.registrationNumber
                          ? say(texts.registration, { number: company.registrationNumber })
                          : '',
                        company.contactName,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={say(texts.pickNone)}>{say(texts.pickNoneNote)}</EmptyState>
          )
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <PartSkeleton rows={5} />
        )}
      </div>
      {data && data.total > 0 ? (
        <div className={styles.foot}>
          <span role="status">{say(texts.pickCount, { count: data.total })}</span>
          <Pagination
            simple
            size="small"
            current={asked.page}
            pageSize={pageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={(page) => setAsked({ ...asked, page })}
          />
        </div>
      ) : null}
    </Modal>
  )
}
