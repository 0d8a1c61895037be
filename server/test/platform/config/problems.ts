import { ConfigError, readConfig } from '../../../src/platform/config/config'

/** What the operator would read; nothing when the settings are accepted. */
export function problems(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}
