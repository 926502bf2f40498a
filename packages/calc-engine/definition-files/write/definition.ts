import { plainDefinition } from '@wagewright/contracts/definition-findings';
import { writeYaml } from './yaml.ts';

/** A definition as a file of its format, whole: what a child of others has is resolved. Read again, it is the same definition. */
export const writeDefinition = (definition: object): string => writeYaml(plainDefinition(definition));
