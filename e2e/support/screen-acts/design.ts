import type { ScreenAct } from './screen-act'

export const design: ScreenAct[] = [
  {
    path: '/booth/positionDesign',
    who: 'admin',
    shows: 'E1 东一区 室外车辆展区',
    steps: [{ press: '区域' }],
    effect: { sees: '演示区' },
  },
  {
    path: '/venue/plan/design',
    who: 'admin',
    shows: 'E1 东一区 室外车辆展区',
    steps: [{ press: '门' }],
    effect: { sees: '安全出口' },
  },
]
