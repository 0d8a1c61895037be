import type { Text } from '@fairground/domain/text'

/** Every province on a map of squares: column and row, and the one sign it is known by. */
export const tiles: Record<string, { at: [column: number, row: number]; sign: Text }> = {
  '230000': { at: [9, 1], sign: { zh: '黑', en: 'HL' } },
  '150000': { at: [6, 2], sign: { zh: '蒙', en: 'NM' } },
  '210000': { at: [8, 2], sign: { zh: '辽', en: 'LN' } },
  '220000': { at: [9, 2], sign: { zh: '吉', en: 'JL' } },
  '650000': { at: [1, 3], sign: { zh: '新', en: 'XJ' } },
  '620000': { at: [3, 3], sign: { zh: '甘', en: 'GS' } },
  '640000': { at: [4, 3], sign: { zh: '宁', en: 'NX' } },
  '140000': { at: [6, 3], sign: { zh: '晋', en: 'SX' } },
  '130000': { at: [7, 3], sign: { zh: '冀', en: 'HE' } },
  '110000': { at: [8, 3], sign: { zh: '京', en: 'BJ' } },
  '120000': { at: [9, 3], sign: { zh: '津', en: 'TJ' } },
  '540000': { at: [1, 4], sign: { zh: '藏', en: 'XZ' } },
  '630000': { at: [2, 4], sign: { zh: '青', en: 'QH' } },
  '610000': { at: [5, 4], sign: { zh: '陕', en: 'SN' } },
  '410000': { at: [6, 4], sign: { zh: '豫', en: 'HA' } },
  '370000': { at: [7, 4], sign: { zh: '鲁', en: 'SD' } },
  '510000': { at: [2, 5], sign: { zh: '川', en: 'SC' } },
  '500000': { at: [4, 5], sign: { zh: '渝', en: 'CQ' } },
  '420000': { at: [5, 5], sign: { zh: '鄂', en: 'HB' } },
  '340000': { at: [6, 5], sign: { zh: '皖', en: 'AH' } },
  '320000': { at: [7, 5], sign: { zh: '苏', en: 'JS' } },
  '310000': { at: [8, 5], sign: { zh: '沪', en: 'SH' } },
  '530000': { at: [3, 6], sign: { zh: '滇', en: 'YN' } },
  '520000': { at: [4, 6], sign: { zh: '黔', en: 'GZ' } },
  '430000': { at: [5, 6], sign: { zh: '湘', en: 'HN' } },
  '360000': { at: [6, 6], sign: { zh: '赣', en: 'JX' } },
  '330000': { at: [7, 6], sign: { zh: '浙', en: 'ZJ' } },
  '450000': { at: [4, 7], sign: { zh: '桂', en: 'GX' } },
  '440000': { at: [5, 7], sign: { zh: '粤', en: 'GD' } },
  '350000': { at: [6, 7], sign: { zh: '闽', en: 'FJ' } },
  '710000': { at: [8, 7], sign: { zh: '台', en: 'TW' } },
  '460000': { at: [4, 8], sign: { zh: '琼', en: 'HI' } },
  '820000': { at: [5, 8], sign: { zh: '澳', en: 'MO' } },
  '810000': { at: [6, 8], sign: { zh: '港', en: 'HK' } },
}

/** Four shades: where each begins, so that the strongest few stand out whatever the size of the fair. */
export function shadesOf(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts)
  const starts = [1, most / 8, most / 3, most / 1.6].map((start) => Math.max(1, Math.ceil(start)))
  return [...new Set(starts)]
}

export const shadeOf = (count: number, starts: readonly number[]): number =>
  count === 0 ? 0 : starts.filter((start) => count >= start).length
