export { type FilePurpose, filePurposes } from './file-purposes'
export { discardUploads, requireOwnFile } from './own-uploads'
export { receiveFile } from './receive-file'
export { sendFile } from './send-file'
