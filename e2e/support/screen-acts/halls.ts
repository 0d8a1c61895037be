import type { ScreenAct } from './screen-act'

export const halls: ScreenAct[] = [
  {
    path: '/plan/planAnon',
    who: undefined,
    shows: '3 个展馆与展区',
    steps: [{ follow: 'W3' }],
    effect: { arrives: '/booth/anon' },
  },
  {
    path: '/plan/planAnonEN',
    who: undefined,
    shows: '3 halls and zones',
    steps: [{ follow: 'W3' }],
    effect: { arrives: '/booth/anon' },
  },
  {
    path: '/booth/anon',
    who: undefined,
    shows: '东一区 室外车辆展区',
    steps: [{ press: '列表' }],
    effect: { sees: 'E1-OD01' },
  },
  {
    path: '/booth/anon',
    query: '?lan=ENG',
    who: undefined,
    shows: 'East Zone 1, Outdoor Vehicles',
    steps: [{ press: 'List' }],
    effect: { sees: 'E1-OD01' },
  },
  {
    path: '/exhibitor/booth/select/plan',
    who: '13800000005',
    shows: '3 个展馆与展区',
    steps: [{ follow: 'W3' }],
    effect: { arrives: '/booth/anon/selection' },
  },
  {
    path: '/exhibitor/booth/selectEN/planEN',
    who: 'exhibitor4@example.com',
    shows: '3 halls and zones',
    steps: [{ follow: 'W3' }],
    effect: { arrives: '/booth/anon/selectionEN' },
  },
  {
    path: '/booth/anon/selection',
    who: '13800000005',
    shows: '贵公司还没有展位',
    steps: [{ press: '列表' }],
    effect: { sees: 'E1-OD01' },
  },
  {
    path: '/booth/anon/selectionEN',
    who: 'exhibitor3@example.com',
    shows: 'Your company has no booth yet',
    steps: [{ press: 'List' }],
    effect: { sees: 'Entry type' },
  },
]
