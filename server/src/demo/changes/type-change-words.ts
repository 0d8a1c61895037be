import type { UserType } from '@fairground/domain/account'

interface Words {
  toRaw: string
  toOtherRaw: string
  toStandard: string
  granted: string
  refused: string
}

export const typeWords: Record<UserType, Words> = {
  CHN: {
    toRaw: '增加大型样机现场演示，标准展位放不下',
    toOtherRaw: '参展车型调整，需要另一种场地',
    toStandard: '搭建预算调整，改用标准展位',
    granted: '同意，请按新的额度选位',
    refused: '光地展位已无余量，请考虑候补',
  },
  ENG: {
    toRaw: 'We bring a full-size rig that does not fit a shell scheme',
    toOtherRaw: 'Another vehicle is coming, which needs another kind of space',
    toStandard: 'Our stand builder has cancelled, a shell scheme will do',
    granted: 'Granted, please choose within the new quota',
    refused: 'No raw space of this size is left',
  },
}
