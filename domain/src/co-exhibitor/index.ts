export * from './co-exhibitor'
export { coExhibitorMessages } from './co-exhibitor.messages'
