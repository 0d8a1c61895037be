import { translate } from '@fairground/domain/text'
import { describe, expect, it } from 'vitest'
import { faultBeforeSending } from './file-kinds'

const said = (kind: Parameters<typeof faultBeforeSending>[0], name: string, size = 1000) => {
  const fault = faultBeforeSending(kind, { name, size })
  return fault && translate(fault, 'zh')
}

describe('a file somebody chose', () => {
  it('may be a picture or a pdf where a licence is asked for', () => {
    for (const name of ['执照.JPG', 'licence.png', 'scan.pdf']) expect(said('licence', name)).toBeUndefined()
    expect(said('licence', 'licence.docx')).toBe('只能上传jpg、png格式的图片或单页pdf文件')
  })

  it('must be a picture where a logo or a product is shown', () => {
    expect(said('logo', 'logo.jpeg')).toBeUndefined()
    expect(said('productImage', 'scan.pdf')).toBe('只能上传jpg、png格式的图片')
  })

  it('is refused before it is sent when it is too large or empty', () => {
    expect(said('logo', 'logo.png', 5 * 1024 * 1024 + 1)).toBe('上传图片大小须小于5MB!')
    expect(said('logo', 'logo.png', 0)).toBe('只能上传jpg、png格式的图片')
  })
})
