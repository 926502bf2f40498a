import { packNames, readPack } from '@wagewright/calc-engine/packs';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';

export interface Pack {
  readonly code: string;
  readonly definition: CalculationDefinition;
}

let packs: readonly Pack[] | undefined;

/** The packs that come with the product, by the name that `extends` knows them by; read once, since they are files of the product. */
export const builtInTemplates = (): readonly Pack[] => {
  packs ??= packNames.map((code) => ({ code, definition: calculationDefinitionSchema.parse(readPack(code)) }));
  return packs;
};
