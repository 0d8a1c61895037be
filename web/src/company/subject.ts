import type { UserType } from '@fairground/domain/account'
import { createContext, useContext } from 'react'
import { useUser } from '../session/use-session'

/** The specs' word for a company that is not stored yet; it stands where the company's id would. */
export const newInsert = 'newInsert'

/** Whose sign-up staff are about to enter: an account that is there, or one that is opened with it. */
export interface ChosenAccount {
  username: string
  /** Absent where the account is still to be opened. */
  accountId?: string | undefined
  creditCode?: string | undefined
  nameZh?: string | undefined
  nameEn?: string | undefined
  blacklisted?: boolean | undefined
}

/** Whose sign-up the forms are about, what is asked of it, and who fills them in. */
export interface SignUpSubject {
  actor: 'exhibitor' | 'staff'
  variant: UserType
  /** Exhibitors have one company and need not name it; staff name it, or say that it is not there yet. */
  companyId?: string | undefined
  account?: ChosenAccount | undefined
}

export const SubjectContext = createContext<SignUpSubject | undefined>(undefined)

/** Without anybody saying otherwise, the person's own. */
export function useSubject(): SignUpSubject {
  const { userType } = useUser()
  return useContext(SubjectContext) ?? { actor: 'exhibitor', variant: userType }
}

/** How a call names the company. */
export const aboutOf = ({ companyId }: SignUpSubject): { companyId?: string } =>
  companyId === undefined ? {} : { companyId }
