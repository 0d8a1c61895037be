import type { CompanyRecord } from '@fairground/wire/company/basics'
import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useUser } from '../../../session/use-session'
import { useSubject } from '../../subject'
import { sameButMobile } from './basics-values'

/**
 * Keeps an open form in step with the login mobile, which may change while it is filled in: the field shows the new
 * one, also over a draft from before, and what was typed is not taken for something that a newer version overtook.
 */
export function useLoginMobile(form: FormInstance, record: CompanyRecord | null): void {
  const { username, userType } = useUser()
  const own = useSubject().actor === 'exhibitor' && userType === 'CHN'
  const known = useRef(record)

  useEffect(() => {
    if (own && form.getFieldValue('contactMobile') !== username)
      form.setFields([{ name: 'contactMobile', value: username }])
  }, [own, username, form])

  useEffect(() => {
    const before = known.current
    known.current = record
    if (!own || !before || !record || !sameButMobile(before, record)) return
    if (form.getFieldValue('basedOn') === before.updatedAt.toISOString())
      form.setFields([{ name: 'basedOn', value: record.updatedAt.toISOString() }])
  }, [own, record, form])
}
