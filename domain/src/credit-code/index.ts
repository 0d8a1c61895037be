export * from './credit-code'
