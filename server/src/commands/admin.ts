import { runAdmin } from './run-admin'

// What an operator does beside the running product, with the same settings: npm run admin -- <command>

const { done, words } = await runAdmin(process.argv.slice(2), process.env)
const stream = done ? process.stdout : process.stderr
stream.write(`${words}\n`)
process.exitCode = done ? 0 : 1
