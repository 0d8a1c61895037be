import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { createLogger } from '../../src/platform/logging/logger'
import { startPlatform } from '../../src/platform/platform'
import { buildProcesses } from './built-processes'
import { cheapPasswords } from './cheap-passwords'
import { startScratchCluster } from './scratch-cluster'
import { databaseUrl, migrations, testConfig } from './test-config'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    templateDatabase: string
    builtProcesses: string
  }
}

/**
 * What all files of a run share: one PostgreSQL, with one migrated and seeded database that every test file copies, and
 * one build of the processes the product starts.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const processes = await buildProcesses()
  const cluster = await startScratchCluster()
  const end = async () => {
    await cluster.stop()
    await processes.remove()
  }
  try {
    project.provide('builtProcesses', processes.directory)
    project.provide('clusterUrl', cluster.url)
    project.provide('templateDatabase', await makeTemplate(cluster.url))
    return end
  } catch (error) {
    await end()
    throw error
  }
}

async function makeTemplate(clusterUrl: string): Promise<string> {
  const template = `template_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client(clusterUrl)
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  await admin.end()

  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-files-'))
  const connectionString = databaseUrl(clusterUrl, template)
  const config = testConfig({ DATA_DIR: directory })
  const { hash } = cheapPasswords
  await prepareDatabase({ config, connectionString, migrations, hash, log: () => undefined })
  // Once, so that the job tables are part of the template too.
  await (await startPlatform(config, connectionString, createLogger('silent'))).stop()
  await rm(directory, { recursive: true, force: true })
  return template
}
