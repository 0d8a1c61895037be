/** Settings this deployment cannot start with, each named and explained. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Fairground cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  }
}
