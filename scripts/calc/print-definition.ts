/** `--write`: the definition as a file of its format, whole or as a layer on another. */
import path from 'node:path';
import { writeDefinition, writeLayer } from '@wagewright/calc-engine/definition-files';
import { packNames } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { refuse } from './problems.ts';
import type { CalcArguments, WrittenForm } from './read-arguments.ts';
import { readLayers } from './read-definition.ts';

export function printDefinition({ definition, parent }: CalcArguments, form: WrittenForm): 0 {
  const own = readLayers(definition);
  if (form === 'definition') {
    process.stdout.write(writeDefinition(own.program.definition));
    return 0;
  }
  const below = own.layers.at(-2);
  if (parent === null && !below) return refuse('--write layer: this definition extends no other. Name what it shall extend with --parent.');
  const name = parent ?? below?.file ?? '';
  const other = parent === null ? null : readLayers(parent);
  const from = other ? other.program.definition : calculationDefinitionSchema.parse(below?.value);
  const hash = (other ? other.layers.at(-1) : below)?.hash;
  const isPack = packNames.some((known) => known === name);
  const file = path.relative(path.dirname(definition), name);
  process.stdout.write(writeLayer(from, own.program.definition, { ...(isPack ? { pack: name } : { file }), hash }));
  return 0;
}
