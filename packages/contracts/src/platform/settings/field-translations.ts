import { z } from 'zod';

/** Records whose fields are said in every language, by the names that a caller gives them. */
export const translatedModels = {
  department: ['name'],
  position: ['title'],
  'legal-entity': ['name'],
  'cost-center': ['name'],
  role: ['name'],
  solution: ['name'],
  'global-table': ['name'],
  'pay-type': ['name'],
  'balance-element': ['name'],
} as const;
export type TranslatedModel = keyof typeof translatedModels;
export const translatedModel = z.enum(Object.keys(translatedModels) as [TranslatedModel, ...TranslatedModel[]]);
export const translatedField = z.enum(['name', 'title']);
