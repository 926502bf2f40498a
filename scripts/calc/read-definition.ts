/** A definition file, compiled. */
import { compileDefinition, type DefinitionError, type Program } from '@wagewright/calc-engine';
import { packNames, readDefinitionFile, readPack } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { InputProblems, refuse } from './problems.ts';

/**
 * @param definition a file, or the name of a pack that comes with the product
 * @throws InputProblems with everything that is wrong with the definition
 */
export function readProgram(definition: string): Program {
  const pack = packNames.find((name) => name === definition);
  const parsed = calculationDefinitionSchema.safeParse(pack ? readPack(pack) : readYaml(definition));
  if (!parsed.success) throw new InputProblems(parsed.error.issues.map((issue) => `SHAPE ${issue.path.join('.')}: ${issue.message}`));
  const compiled = compileDefinition(parsed.data);
  if (!compiled.ok) throw new InputProblems(compiled.errors.map(describe));
  return compiled.program;
}

/** @throws InputProblems where the file is not there or is no YAML */
export function readYaml(file: string): unknown {
  try {
    return readDefinitionFile(file);
  } catch (error) {
    return refuse(`FILE ${file}: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}`);
  }
}

function describe(error: DefinitionError): string {
  const place = [error.table, error.column].filter(Boolean).join('.') + (error.version ? ` (formula ${error.version})` : '');
  const at = error.range ? `:${error.range.from}-${error.range.to}` : '';
  return `${error.code} ${place}${at} ${error.message} ${error.nextStep}`;
}
