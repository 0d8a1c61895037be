import DxfParser from 'dxf-parser'

type Kind = Parameters<DxfParser['registerEntityHandler']>[0]
type Parse = InstanceType<Kind>['parseEntity']
type Scanner = Parameters<Parse>[0]

/**
 * The library gives up a whole file for one entity it cannot read, goes in circles after a polyline without an end, and
 * forgets from which side circles and words are seen.
 */
export class PatientParser extends DxfParser {
  override registerEntityHandler(kind: Kind): void {
    super.registerEntityHandler(patient(kind))
  }
}

const sideForgotten = new Set(['CIRCLE', 'TEXT', 'MTEXT'])

const patient = (Kind: Kind): Kind =>
  class extends Kind {
    override parseEntity(...[scanner, begin]: Parameters<Parse>): ReturnType<Parse> {
      try {
        if (this.ForEntityName === 'POLYLINE') expectEnd(scanner)
        const side = sideForgotten.has(this.ForEntityName) ? sideAhead(scanner) : {}
        return Object.assign(super.parseEntity(scanner, begin), side)
      } catch {
        // On to what follows; at the end of the file this fails, and with it the file.
        while (scanner.lastReadGroup === begin || scanner.lastReadGroup.code !== 0) scanner.next()
        return { type: 'BROKEN' } as ReturnType<Parse>
      }
    }
  }

/** Fails where the corners of a polyline are followed by anything but its end. */
function expectEnd(scanner: Scanner): void {
  let read = 0
  do {
    scanner.next()
    read += 1
  } while (scanner.lastReadGroup.code !== 0 || scanner.lastReadGroup.value === 'VERTEX')
  if (scanner.lastReadGroup.value !== 'SEQEND') throw new Error('a polyline without an end')
  scanner.rewind(read)
}

function sideAhead(scanner: Scanner): { extrusionDirectionZ?: number } {
  let read = 0
  let z: number | undefined
  do {
    const { code, value } = scanner.next()
    read += 1
    if (code === 230) z = Number(value)
  } while (scanner.lastReadGroup.code !== 0)
  scanner.rewind(read)
  return z === undefined ? {} : { extrusionDirectionZ: z }
}
