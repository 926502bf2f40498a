import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcedureContract, RestBinding } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { z } from 'zod';

/** A call that the specification shows. */
export interface DocumentedCall {
  readonly area: string;
  readonly call: string;
  readonly method: RestBinding['method'];
  readonly path: string;
  /** Names in the path; in the query; in the body. */
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly inBody: readonly string[];
  readonly takesBody: boolean;
  readonly takesFile: boolean;
}

const file = path.join(import.meta.dirname, '../../packages/contracts/rest-paths.tsv');

/** `query:resId,model,field`, `query:obj (JSON)`, `query:menu (optional)`, `path:typeCode, body`, `body or query ids`. */
function namesOf(parameters: string, place: 'path' | 'query' | 'body'): string[] {
  const list = new RegExp(`${place}:([\\w,]+)`).exec(parameters)?.[1] ?? '';
  const more = place === 'query' && parameters.endsWith('or query ids') ? ['ids'] : [];
  return [...list.split(',').filter(Boolean), ...more];
}

const readCall = (line: string): DocumentedCall => {
  const [area = '', method = '', route = '', parameters = ''] = line.split('\t');
  return {
    area,
    call: `${method} ${route}`,
    method: method as RestBinding['method'],
    path: route,
    inPath: namesOf(parameters, 'path'),
    inQuery: namesOf(parameters, 'query'),
    inBody: namesOf(parameters, 'body'),
    takesBody: /\bbody\b/.test(parameters),
    takesFile: parameters === 'multipart',
  };
};

/** The calls of the areas that are whole. */
export const documentedCalls = (areas: readonly string[]): DocumentedCall[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(readCall)
    .filter(({ area }) => areas.includes(area));

export interface ServedCall {
  readonly contract: ProcedureContract;
  readonly binding: RestBinding;
}

export const servedCall = ({ method, path: route }: Pick<DocumentedCall, 'method' | 'path'>): ServedCall | undefined => {
  const found = procedures.flatMap((contract) => contract.rest.map((binding) => ({ contract, binding })));
  return found.find(({ binding }) => binding.method === method && binding.path === route);
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ObjectSchema[];
}

/** Names as a caller writes them: those that the call takes, and those that it cannot do without. */
export function wireNames({ contract, binding }: ServedCall): { readonly taken: string[]; readonly needed: string[] } {
  const schema = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as ObjectSchema;
  const parts = [schema, ...(schema.anyOf ?? [])];
  const wire = new Map(Object.entries(binding.rename ?? {}).map(([wireName, field]) => [field, wireName]));
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => wire.get(name) ?? name);
  return { taken: named(parts.flatMap(({ properties = {} }) => Object.keys(properties))), needed: named(schema.required ?? []) };
}
