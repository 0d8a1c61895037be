import type { LoginDoor } from '@fairground/domain/account'
import { type Aim, atMost } from '../kernel/figure'

export interface Area {
  name: string
  path: string
  /** Who must be signed in to see it. */
  as?: { username: string; door: LoginDoor }
  scripts?: Aim
}

/** The doors people come in by, and the first page behind each. */
export const areas: readonly Area[] = [
  { name: 'public landing', path: '/', scripts: atMost(130_000) },
  { name: 'login zh', path: '/exhibition/login/ch/login', scripts: atMost(150_000) },
  { name: 'login en', path: '/exhibition/login/en/login', scripts: atMost(150_000) },
  { name: 'staff login', path: '/exhibition/login/ch/Administrator', scripts: atMost(150_000) },
  { name: 'registration', path: '/exhibition/login/ch/Register', scripts: atMost(150_000) },
  { name: 'exhibitor home', path: '/exhibitor/home', as: { username: '13800000005', door: 'mobile' } },
  { name: 'organiser home', path: '/home', as: { username: 'admin', door: 'staff' } },
]
