import { buffer } from 'node:stream/consumers'
import { auditPdf } from './pdf-audit'

// A process of its own (see pdf-check.ts): the file comes in on stdin, the finding goes out on stdout.
const maxUnpackedBytes = Number(process.argv[2])
const finding = await auditPdf(await buffer(process.stdin), maxUnpackedBytes)
process.stdout.write(JSON.stringify(finding))
