import type { PlacedBooth } from '@fairground/wire/placement'

/** The same in every run, so that two sides of a test can name it. */
export const testId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A free standard booth, as a list of staff has it. */
export const placedBooth = (more: Partial<PlacedBooth> = {}): PlacedBooth => ({
  id: testId(101),
  code: 'W3-101',
  hallId: testId(9),
  hallCode: 'W3',
  hallZh: '西三馆',
  hallEn: 'West Hall 3',
  nameZh: '',
  nameEn: '',
  state: 'normal',
  boothClass: 'standard',
  exhibitType: '02',
  openSides: 2,
  special: false,
  widthM: 3,
  depthM: 3,
  areaM2: 9,
  companyId: null,
  companyZh: '',
  companyEn: '',
  shortZh: '',
  shortEn: '',
  origin: null,
  since: null,
  reservedFor: '',
  reservedUntil: null,
  ...more,
})
