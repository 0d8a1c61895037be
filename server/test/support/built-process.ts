import path from 'node:path'
import { inject } from 'vitest'

/** The file of a process that was built once for this run, by its name in the build. */
export const builtProcess = (name: string): string => path.join(inject('builtProcesses'), `${name}.js`)
