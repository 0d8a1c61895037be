export * from './staff-task'
