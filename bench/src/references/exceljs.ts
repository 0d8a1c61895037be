import type { ReferenceProgram } from './install'

export const exceljs: ReferenceProgram = {
  name: 'exceljs',
  dependencies: { exceljs: '4.4.0' },
  // A dependency's dependency asks for a version that was never published.
  overrides: { 'typedarray.prototype.slice': '1.0.5' },
}
