import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { has, signaturesOf } from '../../../../scripts/lib/outside-judges'
import { runAdmin } from '../../../src/commands/run-admin'
import { makeCertificate } from '../../../src/platform/seal/own-certificate'
import { createSeal, sealProblem } from '../../../src/platform/seal/seal'

const name = '国际消防安全博览会组织委员会'
const words = { reason: '合同 HT-2127-0142 生效', at: new Date('2026-12-02T03:04:05Z') }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fairground-seal-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const settings = (more: { SEAL_FILE?: string; SEAL_PASSWORD?: string } = {}) => ({
  DATA_DIR: dataDir,
  SEAL_FILE: undefined,
  SEAL_PASSWORD: undefined,
  ...more,
})

async function paper(): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.text('Contract').addPage().text('Page two')
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

describe('a seal', () => {
  it('keeps every byte of the document in front, and covers all of it', async () => {
    const bare = await paper()
    const sealed = await createSeal(settings(), () => name).put(bare, words)
    expect(sealed.subarray(0, bare.length).equals(bare)).toBe(true)
    const [, start, gapAt, gapEnd, rest] =
      /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/
        .exec(sealed.toString('latin1'))
        ?.map((figure) => Number(figure)) ?? []
    expect(start).toBe(0)
    expect(gapAt).toBeGreaterThan(bare.length)
    expect((gapEnd ?? 0) + (rest ?? 0)).toBe(sealed.length)
  })

  it.runIf(has('pdfsig'))('is valid to an outside judge, and no longer once a byte is changed', async () => {
    const sealed = await createSeal(settings(), () => name).put(await paper(), words)
    const said = await signaturesOf(sealed)
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain(`Signer Certificate Common Name: ${name}`)
    expect(said).toContain('ETSI.CAdES.detached')
    sealed[sealed.indexOf('MediaBox') + 12] = '7'.charCodeAt(0)
    expect(await signaturesOf(sealed)).toContain('Digest Mismatch')
  })
})

describe('the certificate of a demo', () => {
  it('is made once, also by two at once, readable by nobody else, and is the same after a start', async () => {
    const [one, two] = [createSeal(settings(), () => name), createSeal(settings(), () => 'other')]
    const [first, second] = await Promise.all([one.about(), two.about()])
    expect(first).toEqual(second)
    expect(await createSeal(settings(), () => 'later').about()).toEqual(first)
    const folder = path.join(dataDir, 'seal')
    expect(await readdir(folder)).toEqual(['own-certificate.pem'])
    expect((await stat(path.join(folder, 'own-certificate.pem'))).mode & 0o077).toBe(0)
  })
})

describe('the certificate of an organiser', () => {
  it('is taken as PEM, and named', async () => {
    const file = path.join(dataDir, 'seal.pem')
    await writeFile(file, await makeCertificate(name))
    const seal = createSeal(settings({ SEAL_FILE: file }), () => 'not this one')
    expect((await seal.about()).name).toBe(name)
    expect(await sealProblem(settings({ SEAL_FILE: file }), new Date())).toBeUndefined()
    expect(await sealProblem(settings({ SEAL_FILE: file }), new Date('2099-01-01'))).toMatch(
      /^SEAL_FILE: the certificate was valid until 20/,
    )
  })

  it.runIf(has('openssl'))('is taken as PKCS#12, with its password only', async () => {
    const [pem, p12] = [path.join(dataDir, 'seal.pem'), path.join(dataDir, 'seal.p12')]
    await writeFile(pem, await makeCertificate(name))
    execFileSync('openssl', ['pkcs12', '-export', '-in', pem, '-out', p12, '-passout', 'pass:secret'])
    const open = { SEAL_FILE: p12, SEAL_PASSWORD: 'secret' }
    const sealed = await createSeal(settings(open), () => '').put(await paper(), words)
    if (has('pdfsig')) expect(await signaturesOf(sealed)).toContain('Signature is Valid.')
    expect(await sealProblem(settings({ ...open, SEAL_PASSWORD: 'wrong' }), new Date())).toMatch(
      /^SEAL_FILE: could not be opened/,
    )
  })

  it.each([
    ['nothing', undefined],
    ['no certificate', 'no certificate at all'],
    ['another’s key', 'mixed'],
  ])('is refused with words where there is %s', async (_, kind) => {
    const file = path.join(dataDir, 'broken.pem')
    if (kind === 'mixed') {
      const [one, two] = [await makeCertificate('one'), await makeCertificate('two')]
      await writeFile(
        file,
        one.slice(0, one.indexOf('-----BEGIN CERT')) + two.slice(two.indexOf('-----BEGIN CERT')),
      )
    } else if (kind !== undefined) await writeFile(file, kind)
    expect(await sealProblem(settings({ SEAL_FILE: file }), new Date())).toMatch(
      /^SEAL_FILE: could not be opened/,
    )
  })

  it('is made by a command, which never writes over one', async () => {
    const file = path.join(dataDir, 'made.pem')
    expect(await runAdmin(['seal-certificate', file, name], {})).toMatchObject({ done: true })
    const made = await readFile(file, 'utf8')
    expect(await runAdmin(['seal-certificate', file, name], {})).toMatchObject({ done: false })
    expect(await readFile(file, 'utf8')).toBe(made)
    expect(await runAdmin(['seal-certificate', file], {})).toMatchObject({ done: false })
  })
})
