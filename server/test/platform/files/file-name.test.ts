import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameFor, plainFileName } from '../../../src/platform/files/file-name'

describe('the name of a file that is sent', () => {
  it.each([
    ['营业执照.png', 'image/png', '营业执照.png'],
    ['licence.hta', 'application/pdf', 'licence.hta.pdf'],
    ['说明.html', 'image/png', '说明.html.png'],
    ['photo.JPEG', 'image/jpeg', 'photo.jpg'],
    ['scan.pdf', 'image/jpeg', 'scan.jpg'],
    ['理事单位', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '理事单位.xlsx'],
    ['anything.exe', 'application/octet-stream', 'anything.exe.bin'],
    ['no-ending', 'text/html', 'no-ending.bin'],
  ])('ends as its content is: %s, %s', (given, contentType, name) => {
    expect(fileNameFor(given, contentType)).toBe(name)
  })

  it.each([
    ['a sign that turns the reading order', 'licence\u202egnp.exe', 'licencegnp.exe.png'],
    ['line breaks', 'a\r\nX-Evil: 1\u2028.png', 'a X-Evil- 1.png'],
    ['folders of Windows', 'C:\\temp\\图.png', '图.png'],
    ['folders of others', '../../etc/passwd', 'passwd.png'],
    ['a device of Windows', 'con.png', '_con.png'],
    ['a device with another ending', 'LPT1.txt', '_LPT1.txt.png'],
    ['the beginning of a device only', 'console.png', 'console.png'],
    ['signs of a file system', 'a<b>:"|?*.png', 'a-b------.png'],
    ['dots and blanks around it', ' ..hidden.. .png', 'hidden.png'],
    ['an ending only', '.png', 'file.png'],
    ['nothing', '', 'file.png'],
  ])('carries no %s', (_, given, name) => {
    expect(fileNameFor(given, 'image/png')).toBe(name)
  })

  it('fits into any file system, whatever it is made of, and keeps its ending and its whole signs', () => {
    const signs = fc.constantFrom('长', '😀', 'a', 'é', '/', '\\', '.', ' ', '"', '\u202e', '\ud83d', '\n')
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 400 }), (given) => {
        const name = fileNameFor(given, 'application/pdf')
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
        expect(name).toMatch(/^[^\p{Cc}\p{Cs}\u202e/\\"]+\.pdf$/u)
        expect(fileNameFor(name, 'application/pdf')).toBe(name)
      }),
    )
  })
})

it('is read without folders and without signs nobody sees, and otherwise as it was typed', () => {
  expect(plainFileName('C:\\fakepath\\名\u202e单 (1)?.xlsx')).toBe('名单 (1)?.xlsx')
})
