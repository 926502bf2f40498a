/** A definition file with all that it extends, compiled. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from '@wagewright/calc-engine';
import {
  type FindParent,
  type FoundDefinition,
  type LayerEffect,
  type NotFound,
  readLayered,
} from '@wagewright/calc-engine/definition-files';
import { nearestName } from '@wagewright/calc-engine/language';
import { packNames, readDefinitionFile, readPackText } from '@wagewright/calc-engine/packs';
import { printFinding } from '@wagewright/contracts/definition-findings';
import type { DefinitionFinding } from '@wagewright/contracts/payroll/solutions';
import { withKnown } from './known-texts.ts';
import { InputProblems, refuse } from './problems.ts';

export interface ReadLayers {
  readonly program: Program;
  readonly layers: readonly LayerEffect[];
}

/**
 * @param definition a file, or the name of a pack that comes with the product
 * @throws InputProblems with everything that is wrong with the definition
 */
export const readProgram = (definition: string): Program => readLayers(definition).program;

/**
 * @param parent takes the place of what the definition extends, so that the effect can be looked at
 * @throws InputProblems with everything that is wrong with the definition
 */
export function readLayers(definition: string, look?: { readonly parent: string | null }): ReadLayers {
  const start = find(definition, '');
  if ('reason' in start) throw unreadable(definition, start.reason);
  const instead = look && look.parent !== null ? find(look.parent, '') : null;
  if (instead && 'reason' in instead) throw unreadable(look?.parent ?? '', instead.reason);
  const findParent: FindParent = (named, child) => {
    if (instead && child.id === start.id) return { ...instead, isInstead: true };
    if (named.solution !== undefined) return { reason: 'copy' };
    return named.pack === undefined ? find(named.file ?? '', path.dirname(child.file)) : findPack(named.pack);
  };
  const read = readLayered(start, findParent, { allowChangedParents: look !== undefined });
  if (read.ok) return read;
  throw new InputProblems(read.findings.map((finding) => printFinding(finding)));
}

function findPack(name: string): FoundDefinition | NotFound {
  const pack = packNames.find((known) => known === name);
  return pack ? { id: `pack ${pack}`, file: pack, content: withKnown(readPackText(pack)) } : { reason: 'missing', known: packNames };
}

function find(name: string, folder: string): FoundDefinition | NotFound {
  const pack = findPack(name);
  if (!('reason' in pack)) return pack;
  const file = path.join(folder, name);
  const read = readFileText(file);
  return 'reason' in read ? read : { id: path.resolve(file), file, content: withKnown(read.text) };
}

function unreadable(file: string, reason: string): InputProblems {
  const places = [{ file, line: null, column: null }];
  const nearest = nearestName(file, packNames);
  const figures = { reason, packs: [...packNames], ...(nearest === null ? {} : { nearest }) };
  const finding: DefinitionFinding = { code: 'FILE_UNREADABLE', figures, places, count: 1 };
  return new InputProblems([printFinding(finding)]);
}

/** Codes of the system → words of `findingTerms.reading`. */
const reasons: Readonly<Record<string, string>> = { ENOENT: 'missing', EISDIR: 'folder', EACCES: 'denied', ENOTDIR: 'missing' };

function readFileText(file: string): { readonly text: string } | NotFound {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { reason: reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { reason: 'text' };
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
