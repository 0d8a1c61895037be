import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { renamed } from '../kernel/renamed'

const companyField = renamed('UploadFields', z.object({ companyId: z.string().max(60).optional() }), {
  companyId: 'qyid',
})

/** The file's id stands where the specs have its path. */
const storedFile = renamed('StoredFile', z.object({ fileId: z.uuid(), kind: z.string(), name: z.string() }), {
  fileId: 'src',
  kind: 'yyzzgs',
  name: 'fileName',
})

const upload = {
  method: 'POST',
  access: signedIn,
  effect: 'changes',
  takesFile: true,
  body: companyField,
  result: storedFile,
} as const

export const uploadLicence = endpoint({
  path: '/qyjbxx/upload',
  summary: 'Upload the business licence: png, jpg or a pdf of one page, up to 5 MB',
  ...upload,
})

export const uploadSignUpFile = endpoint({
  path: '/qyjbxx/uploadFile',
  summary: 'Upload the sign-up file or brochure of an overseas company',
  ...upload,
})

export const uploadLogo = endpoint({
  path: '/qyjs/upload',
  summary: 'Upload the company’s logo: png or jpg, up to 5 MB',
  ...upload,
})

export const uploadProductImage = endpoint({
  path: '/qycpjs/upload',
  summary: 'Upload a product’s picture: png or jpg, up to 5 MB',
  ...upload,
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/qyjbxx/downloadFj',
  summary: 'A file by its id, for its owner and for staff; with thumbnail=1 a small picture of it',
  access: signedIn,
  effect: 'reads',
  query: renamed(
    'FileQuery',
    z.object({ fileId: z.string().max(60), thumbnail: z.enum(['0', '1']).optional() }),
    { fileId: 'src', thumbnail: 'thumbnail' },
  ),
  answer: 'file',
  result: z.null(),
})
