export * from './journey'
export { fieldsFor, type SignUpSection, signUpSections } from './sections'
export * from './states'
