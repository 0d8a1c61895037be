import type { Lettering } from './lettering'
import { palette } from './palette'

export interface PictureOf {
  nameZh: string
  nameEn: string
  shortName: string
  address: string
  creditCode: string
}

const [width, height] = [840, 1188]

/** Looks like a licence from afar and says from nearby that it is none. */
export function licencePage(set: Lettering, { nameZh, address, creditCode }: PictureOf): string {
  return page([
    frame(),
    set('营业执照', { x: width / 2, y: 240, size: 76, fill: palette.ink, centred: true }),
    ...fact(set, 420, '统一社会信用代码', creditCode),
    ...fact(set, 540, '名　　称', nameZh),
    ...fact(set, 660, '类　　型', '有限责任公司'),
    ...fact(set, 780, '住　　所', address),
    specimen(set, '演示样本　无法律效力'),
  ])
}

/** What an overseas company hands in instead. */
export function signUpPage(set: Lettering, { nameEn, address }: PictureOf): string {
  return page([
    `<rect width="${width}" height="300" fill="${palette.ember}"/>`,
    set('COMPANY PROFILE', { x: 90, y: 150, size: 34, fill: palette.soft }),
    set(nameEn, { x: 90, y: 225, size: 56, fill: palette.paper, within: width - 180 }),
    ...fact(set, 440, 'Registered name', nameEn),
    ...fact(set, 560, 'Address', address),
    ...fact(set, 680, 'Field', 'Fire safety equipment'),
    specimen(set, 'DEMO SPECIMEN · NOT A REAL DOCUMENT'),
  ])
}

/** What a bank hands out about a transfer. */
export const voucherPage = (set: Lettering): string =>
  page([
    frame(),
    set('电子回单', { x: width / 2, y: 200, size: 64, fill: palette.ink, centred: true }),
    ...fact(set, 340, '银行 / Bank', '滨河银行会展支行 Riverside Bank'),
    ...fact(set, 460, '流水号 / Reference', 'FT20261117000318'),
    ...fact(set, 580, '用途 / Purpose', '展位费 Booth rental'),
    ...fact(set, 700, '状态 / State', '交易成功 Completed'),
    specimen(set, '演示样本 DEMO SPECIMEN'),
  ])

/** An invoice, as the organiser hands it out. */
export const invoicePage = (set: Lettering, { number, title }: { number: string; title: string }): string =>
  page([
    frame(),
    set('电子发票 Invoice', { x: width / 2, y: 200, size: 64, fill: palette.ink, centred: true }),
    ...fact(set, 340, '发票号码 / Number', number),
    ...fact(set, 460, '购买方 / Made out to', title),
    ...fact(set, 580, '项目 / Item', '展位费 Booth rental'),
    specimen(set, '演示样本 DEMO SPECIMEN'),
  ])

const page = (parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${palette.paper}"/>${parts.join('')}</svg>`

const frame = (): string =>
  [24, 40]
    .map(
      (inset) => `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"
    fill="none" stroke="${palette.glow}" stroke-width="${inset / 8}"/>`,
    )
    .join('')

const fact = (set: Lettering, y: number, label: string, value: string): string[] => [
  set(label, { x: 90, y, size: 24, fill: palette.faint }),
  set(value, { x: 90, y: y + 46, size: 34, fill: palette.ink, within: width - 180 }),
]

const specimen = (set: Lettering, text: string): string =>
  set(text, { x: width / 2, y: height - 120, size: 30, fill: palette.ember, centred: true })
