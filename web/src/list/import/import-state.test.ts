import type { ImportRun } from '@fairground/wire/list/import-calls'
import { describe, expect, it } from 'vitest'
import { fileProblem, firstKind, isOpen, isRunning, mayApply } from './import-state'

const run: ImportRun = {
  id: '0b0f2c1e-6f65-4d0e-9d39-6d6f6a1c2b3d',
  fileName: '理事单位.xlsx',
  state: 'checked',
  rowsRead: 12,
  toAdd: 10,
  toChange: 2,
  unchanged: 0,
  faulty: 0,
  doubtful: 0,
  ignoredColumns: [],
  problem: null,
  createdByName: '王静',
  createdAt: new Date('2026-11-15T01:30:00Z'),
  settledAt: null,
  undoable: false,
}

describe('a checked workbook', () => {
  it('may be applied when nothing is faulty and something would happen', () => {
    expect(mayApply(run)).toBe(true)
    expect(mayApply({ ...run, faulty: 1 })).toBe(false)
    expect(mayApply({ ...run, toAdd: 0, toChange: 0, unchanged: 12 })).toBe(false)
    expect(mayApply({ ...run, state: 'applied' })).toBe(false)
  })

  it('shows its faults first, then what it would add', () => {
    expect(firstKind({ ...run, faulty: 3 })).toBe('fault')
    expect(firstKind(run)).toBe('add')
    expect(firstKind({ ...run, toAdd: 0, toChange: 0, unchanged: 12 })).toBe('same')
  })
})

describe('an import somebody left', () => {
  it('waits for them until it is settled, and as long as it can be undone', () => {
    expect(isOpen(run)).toBe(true)
    expect(isOpen({ ...run, state: 'failed' })).toBe(true)
    expect(isOpen({ ...run, state: 'applied', undoable: true })).toBe(true)
    expect(isOpen({ ...run, state: 'applied', undoable: false })).toBe(false)
    expect(isOpen({ ...run, state: 'undone' })).toBe(false)
    expect(isOpen(null)).toBe(false)
    expect(isRunning({ ...run, state: 'applying' })).toBe(true)
    expect(isRunning(run)).toBe(false)
  })
})

describe('a file that was chosen', () => {
  it('must be a workbook of at most 20 MB with something in it', () => {
    expect(fileProblem({ name: '单位.XLSX', size: 10 })).toBeUndefined()
    expect(fileProblem({ name: 'old.xls', size: 20 * 1024 * 1024 })).toBeUndefined()
    expect(fileProblem({ name: 'list.csv', size: 10 })).toBe('type')
    expect(fileProblem({ name: 'list.xlsx.exe', size: 10 })).toBe('type')
    expect(fileProblem({ name: 'list.xlsx', size: 0 })).toBe('empty')
    expect(fileProblem({ name: 'list.xlsx', size: 20 * 1024 * 1024 + 1 })).toBe('tooBig')
  })
})
