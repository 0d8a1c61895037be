import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { findSignUp } from '@fairground/wire/review'
import { useSearchParams } from 'react-router'
import { z } from 'zod'

export type SignUp = CallResult<typeof findSignUp>

/** The company an address asks for, if it is an id at all. */
export function useAskedCompany(): string | undefined {
  const [address] = useSearchParams()
  const id = z.uuid().safeParse(address.get('id'))
  return id.success ? id.data : undefined
}
