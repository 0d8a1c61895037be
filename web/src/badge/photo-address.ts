import { badgePhoto } from '@fairground/wire/badge'
import { urlOf } from '@fairground/wire/kernel/client'

export const photoAddress = (id: string): string => `/api${urlOf(badgePhoto, { params: { id } })}`
