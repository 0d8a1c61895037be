import { type Config, ConfigError } from '../platform/config/config'
import { sealProblem } from '../platform/seal/seal'

/** A contract that is signed by both sides and cannot be sealed would wait for ever. */
export async function requireSeal(config: Config): Promise<void> {
  const problem = await sealProblem(config, new Date())
  if (problem !== undefined) throw new ConfigError([`${problem}. Nothing was changed`])
}
