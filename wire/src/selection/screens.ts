import type { Screen } from '../kernel/screen'

const select = { zh: '展位选择', en: 'Booth selection' }
const position = { zh: '选择展位', en: 'Choose booths' }

export const selectionScreens = [
  { path: '/exhibitor/booth/select', shell: 'exhibitor', auth: true, title: select },
  { path: '/exhibitor/booth/selectEN', shell: 'exhibitor-en', auth: true, title: select },
  { path: '/exhibitor/booth/select/position', shell: 'exhibitor', auth: true, title: position },
  { path: '/exhibitor/booth/selectEN/positionEN', shell: 'exhibitor-en', auth: true, title: position },
] as const satisfies readonly Screen[]
