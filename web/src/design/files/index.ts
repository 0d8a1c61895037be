export { FileEntry, FilesMenu } from './files-menu'
