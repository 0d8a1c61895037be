import { z } from 'zod'
import { exhibitor, holderOfAny, signedIn } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** Files for exhibitors, beyond keeping the list of them. The specs have only the screens. */

export const ownDownloads = endpoint({
  method: 'GET',
  path: '/download/own',
  summary: 'What the own company may download now, in the organiser’s order',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      fileName: z.string(),
      bytes: z.int(),
      /** The last day it is offered; null where it stays. */
      until: z.iso.date().nullable(),
    }),
  ),
})
export type OwnDownload = z.output<typeof ownDownloads.result>[number]

export const fetchDownload = endpoint({
  method: 'GET',
  path: '/download/{downloadId}/file',
  summary: 'The file itself, for whom it is offered to and for staff; what exhibitors fetch is counted',
  access: signedIn,
  effect: 'reads',
  params: z.object({ downloadId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})

export const uploadDownload = endpoint({
  method: 'POST',
  path: '/download/upload',
  summary:
    'Upload a file to offer: pdf, png or jpg, up to 20 MB; thrown away after a day unless an entry takes it up',
  access: holderOfAny('portal/download:add', 'portal/download:edit'),
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string() }),
})
