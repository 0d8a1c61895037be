import type { companyHub } from '@fairground/wire/hub'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

export type Hub = CallResult<typeof companyHub>
