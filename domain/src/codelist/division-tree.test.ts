import { describe, expect, it } from 'vitest'
import { findItem, pathTo } from './code-items'
import { provinceEnglishNames } from './defaults/province'
import { divisionTree, regionList } from './division-tree'

const rows = [
  { code: '110000', name: '北京市' },
  { code: '320000', name: '江苏省' },
  { code: '420000', name: '湖北省' },
  { code: '500000', name: '重庆市' },
  { code: '810000', name: '香港特别行政区' },
  { code: '820000', name: '澳门特别行政区' },
  { code: '710000', name: '台湾省' },
  { code: '110100', name: '市辖区' },
  { code: '320200', name: '无锡市' },
  { code: '320100', name: '南京市' },
  { code: '420100', name: '武汉市' },
  { code: '429000', name: '省直辖县级行政区划' },
  { code: '500100', name: '市辖区' },
  { code: '500200', name: '县' },
  { code: '710100', name: '台北市' },
  { code: '810100', name: '香港岛' },
  { code: '810200', name: '九龙' },
  { code: '820100', name: '澳门半岛' },
  { code: '110101', name: '东城区' },
  { code: '320102', name: '玄武区' },
  { code: '429004', name: '仙桃市' },
  { code: '429021', name: '神农架林区' },
  { code: '500229', name: '城口县' },
]

const tree = divisionTree(rows)
const citiesOf = (code: string) => findItem(tree, code)?.children?.map((city) => city.zh)

describe('the mailing address tree', () => {
  it('lists provinces in the order of the national table', () => {
    expect(tree.map((province) => province.value)).toEqual([
      '110000',
      '320000',
      '420000',
      '500000',
      '710000',
      '810000',
      '820000',
    ])
  })

  it('lists the cities of a province without their districts', () => {
    expect(citiesOf('320000')).toEqual(['南京市', '无锡市'])
  })

  it('shows a municipality as its own single city', () => {
    expect(findItem(tree, '110000')?.children).toEqual([{ value: '110100', zh: '北京市', en: 'Beijing' }])
    expect(citiesOf('500000')).toEqual(['重庆市'])
  })

  it('offers county-level cities that a province governs directly, not the heading above them', () => {
    expect(citiesOf('420000')).toEqual(['武汉市', '仙桃市', '神农架林区'])
    expect(pathTo(tree, '429004').map((item) => item.zh)).toEqual(['湖北省', '仙桃市'])
  })

  it('reaches Hong Kong, Macao and Taiwan like any other province', () => {
    expect(citiesOf('810000')).toEqual(['香港岛', '九龙'])
    expect(citiesOf('820000')).toEqual(['澳门半岛'])
    expect(citiesOf('710000')).toEqual(['台北市'])
  })

  it('names provinces in English and leaves other cities as written on an envelope', () => {
    expect(findItem(tree, '320000')?.en).toBe('Jiangsu')
    expect(findItem(tree, '810000')?.en).toBe('Hong Kong SAR')
    expect(findItem(tree, '320100')?.en).toBe('南京市')
  })

  it('still shows a province that is newer than the English names', () => {
    expect(regionList([{ code: '990000', name: '新省' }])).toEqual([
      { value: '990000', zh: '新省', en: '新省' },
    ])
  })
})

it('gives the region question the provinces alone', () => {
  const regions = regionList(rows)
  expect(regions.map((region) => region.value)).toEqual(tree.map((province) => province.value))
  expect(regions.filter((region) => region.children)).toEqual([])
})

it('knows an English name for each of the 34 province-level divisions', () => {
  const names = Object.values(provinceEnglishNames)
  expect(names).toHaveLength(34)
  expect(new Set(names).size).toBe(34)
})
