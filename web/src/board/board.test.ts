import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fileSize } from '../lib/file-size'
import { newRequestId } from '../lib/request-id'

describe('a request’s id', () => {
  it('has the form the server asks for, and is never the same twice', () => {
    const ids = Array.from({ length: 50 }, newRequestId)
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the size of a file', () => {
  it('reads in the unit people think in', () => {
    expect(fileSize(300)).toBe('1 KB')
    expect(fileSize(120_000)).toBe('117 KB')
    expect(fileSize(1_048_576)).toBe('1 MB')
    expect(fileSize(3_500_000)).toBe('3.3 MB')
    expect(fileSize(1_020_000)).toBe('1 MB')
  })
})
