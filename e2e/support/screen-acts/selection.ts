import type { ScreenAct } from './screen-act'

/** Before anybody may choose; choosing itself is a journey of its own. */
export const selection: ScreenAct[] = [
  {
    path: '/exhibitor/booth/select',
    who: '13800000005',
    shows: '选位条件',
    steps: [{ follow: '先看看展位图' }],
    effect: { arrives: '/exhibitor/booth/select/position' },
  },
  {
    path: '/exhibitor/booth/selectEN',
    who: 'exhibitor5@example.com',
    shows: 'What is needed',
    steps: [{ follow: 'Have a look at the plan' }],
    effect: { arrives: '/exhibitor/booth/selectEN/positionEN' },
  },
  {
    path: '/exhibitor/booth/select/position',
    who: '13800000005',
    shows: '现在不能选择',
    steps: [{ follow: '查看还缺什么' }],
    effect: { arrives: '/exhibitor/booth/select' },
  },
  {
    path: '/exhibitor/booth/selectEN/positionEN',
    who: 'exhibitor5@example.com',
    shows: 'You cannot choose now',
    steps: [{ follow: 'See what is missing' }],
    effect: { arrives: '/exhibitor/booth/selectEN' },
  },
  {
    path: '/exhibitor/booth/select/position',
    who: '13800000005',
    shows: '现在不能选择',
    steps: [{ open: '导出平面图' }, { press: '导出' }],
    effect: { downloads: '平面图' },
  },
  {
    path: '/exhibitor/booth/select/position',
    who: '13800000005',
    shows: '现在不能选择',
    steps: [{ press: '先演练一次' }],
    effect: { sees: '结束演练' },
  },
  {
    path: '/exhibitor/booth/selectEN/positionEN',
    who: 'exhibitor5@example.com',
    shows: 'You cannot choose now',
    steps: [{ press: 'Rehearse it' }],
    effect: { sees: 'End it' },
  },
]
