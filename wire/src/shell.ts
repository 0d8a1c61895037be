import { type MenuItem, modules } from '@fairground/domain/account'
import { z } from 'zod'
import { signedIn } from './kernel/access'
import { endpoint } from './kernel/endpoint'
import { renamed } from './kernel/renamed'

const menuNode: z.ZodType<MenuItem, MenuItem> = z.lazy(() => menuItem as never)

const menuItem = renamed(
  'MenuItem',
  z.object({
    route: z.string(),
    label: z.string(),
    icon: z.string(),
    get children() {
      return z.array(menuNode)
    },
  }),
  { route: 'resourcename', label: 'resourceinfo', icon: 'icon', children: 'children' },
)

export const menuTree = endpoint({
  method: 'GET',
  path: '/resource/menuTree/{module}',
  summary: 'The side menu of a module, as far as the caller may use it',
  access: signedIn,
  effect: 'reads',
  shows: ['menu'],
  params: z.object({ module: z.enum(modules) }),
  result: z.array(menuItem),
})
