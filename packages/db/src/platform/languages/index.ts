export { type ContentField, contentFields, countNames, type NamedRecord, readNames } from './content-fields.ts';
export { type KnownLanguage, knownLanguages, languageUsers, saidTerms } from './read-terms.ts';
export { isNameTaken, listNames, readName, writeName } from './record-names.ts';
export { type MessageWords, readMessageWords } from './said-messages.ts';
export {
  failSync,
  finishSync,
  keepSyncStep,
  readSides,
  readWeblateJob,
  type SyncStep,
  syncGivenUp,
  type WeblateJob,
  weblateInHand,
  weblateSyncRows,
} from './weblate-rows.ts';
export { readSaidTerms, type SaidTerm, writeTerms } from './write-terms.ts';
