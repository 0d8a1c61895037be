import { createPasswordChecks } from '../../src/platform/passwords/password-checks'

/** As the product checks them, but for what makes a guess expensive: tests log in often. */
export const cheapPasswords = createPasswordChecks({ memoryCost: 8, timeCost: 1, parallelism: 1 })
