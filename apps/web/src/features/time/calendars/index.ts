export { bothNames, NameFields, type NameValues, nameRules } from './NameFields.tsx';
