export * from './task'
