/** Evaluates a definition file without a database: `npm run -s calc -- <definition.yaml> --test`. Exit 0, or 1 with the errors one a line. */
import { parseArgs } from 'node:util';
import { compileDefinition, type DefinitionError, runDefinitionTests } from '@wagewright/calc-engine';
import { readDefinitionFile } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';

const usage = 'Usage: npm run -s calc -- <definition.yaml> --test';

function describe(error: DefinitionError): string {
  const place = [error.table, error.column].filter(Boolean).join('.');
  const at = error.range ? `:${error.range.from}-${error.range.to}` : '';
  return `${error.code} ${place}${at} ${error.message} ${error.nextStep}`;
}

/** Lines of everything wrong with the file or its tests; none when all is well. */
function checkFile(path: string): { failures: string[]; tests: number } {
  let raw: unknown;
  try {
    raw = readDefinitionFile(path);
  } catch (error) {
    return { failures: [`FILE ${path}: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}`], tests: 0 };
  }
  const parsed = calculationDefinitionSchema.safeParse(raw);
  if (!parsed.success) return { failures: parsed.error.issues.map((issue) => `SHAPE ${issue.path.join('.')}: ${issue.message}`), tests: 0 };
  const compiled = compileDefinition(parsed.data);
  if (!compiled.ok) return { failures: compiled.errors.map(describe), tests: 0 };
  const results = runDefinitionTests(compiled.program);
  const failures = results.flatMap((result) => result.failures.map((failure) => `TEST ${result.name}: ${failure}`));
  return { failures, tests: results.length };
}

function main(args: readonly string[]): number {
  let options: { positionals: string[]; values: { test?: boolean | undefined } };
  try {
    options = parseArgs({ args: [...args], allowPositionals: true, options: { test: { type: 'boolean' } } });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 1;
  }
  const [path, ...rest] = options.positionals;
  if (path === undefined || rest.length > 0 || !options.values.test) {
    console.error(usage);
    return 1;
  }
  const { failures, tests } = checkFile(path);
  for (const failure of failures) console.error(failure);
  if (failures.length === 0) console.log(`${tests} tests passed`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
