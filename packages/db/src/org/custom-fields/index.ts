export {
  fieldCell,
  fieldColumn,
  fieldRules,
  fieldsPut,
  fieldsSaid,
  type ImportedFields,
  importedFields,
  type SaidField,
  saidBy,
} from './imported-fields.ts';
export { countSaying, countSayingOption, findUnfit, holdFields } from './say-custom.ts';
