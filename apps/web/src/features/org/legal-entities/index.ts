export {
  contentOf,
  LegalEntityFields,
  type LegalEntityValues,
  legalEntityFieldByCode,
  legalEntityRules,
  noValues,
} from './LegalEntityFields.tsx';
