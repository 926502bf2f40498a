/** A definition file, compiled. */
import { readFileSync } from 'node:fs';
import type { Program } from '@wagewright/calc-engine';
import { readDefinition } from '@wagewright/calc-engine/definition-files';
import { packNames, readDefinitionFile, readPackText } from '@wagewright/calc-engine/packs';
import { printFinding } from '@wagewright/contracts/definition-findings';
import type { DefinitionFinding } from '@wagewright/contracts/payroll/solutions';
import { InputProblems, refuse } from './problems.ts';

/**
 * @param definition a file, or the name of a pack that comes with the product
 * @throws InputProblems with everything that is wrong with the definition
 */
export function readProgram(definition: string): Program {
  const pack = packNames.find((name) => name === definition);
  const read = readDefinition(definition, pack ? readPackText(pack) : readFileText(definition));
  if (read.ok) return read.program;
  throw new InputProblems(read.findings.map((finding) => printFinding(finding)));
}

/** Codes of the system → words of `findingTerms.reading`. */
const reasons: Readonly<Record<string, string>> = { ENOENT: 'missing', EISDIR: 'folder', EACCES: 'denied', ENOTDIR: 'missing' };

/** @throws InputProblems where the file cannot be read */
function readFileText(file: string): string {
  const unreadable = (reason: string): never => {
    const places = [{ file, line: null, column: null }];
    const finding: DefinitionFinding = { code: 'FILE_UNREADABLE', figures: { reason, packs: [...packNames] }, places, count: 1 };
    throw new InputProblems([printFinding(finding)]);
  };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return unreadable(reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('text');
  }
}

/** @throws InputProblems where the file is not there or is no YAML */
export function readYaml(file: string): unknown {
  try {
    return readDefinitionFile(file);
  } catch (error) {
    return refuse(`FILE ${file}: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}`);
  }
}
