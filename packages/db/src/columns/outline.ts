import type { LocalizedText } from '@wagewright/contracts';
import type { Kind } from './column.ts';
import { isLocalized, isRecord } from './kinds.ts';

interface Named {
  readonly code: string;
  readonly name: LocalizedText;
}

/** Steps and tables of a definition by code and name. */
export interface DefinitionOutline {
  readonly steps: readonly (Named & { readonly tables: readonly (Named & { readonly kind: string })[] })[];
}

const isNamed = (value: unknown): boolean => isRecord(value) && typeof value['code'] === 'string' && isLocalized(value['name']);
const isTable = (value: unknown): boolean => isRecord(value) && isNamed(value) && typeof value['kind'] === 'string';
const isStep = (value: unknown): boolean =>
  isRecord(value) && isNamed(value) && Array.isArray(value['tables']) && value['tables'].every(isTable);

export const definitionOutline: Kind<DefinitionOutline> = {
  expected: 'a definition with steps and tables',
  is: (value): value is DefinitionOutline => isRecord(value) && Array.isArray(value['steps']) && value['steps'].every(isStep),
};
