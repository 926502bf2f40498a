import { areas, camelCase, type Tree } from '../wiring/tree.ts';
import { addedTo, CannotMake, type Made } from './new-files.ts';

export interface ProcedurePlan {
  /** area/slice. */
  readonly slice: string;
  /** verb-noun. */
  readonly name: string;
  readonly kind: 'query' | 'mutation';
}

/** @throws CannotMake */
export function checkSlice(slice: string): void {
  const [area = ''] = slice.split('/');
  if (!/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(slice)) throw new CannotMake(`"${slice}" is not <area>/<slice>.`);
  if (!(areas as readonly string[]).includes(area)) throw new CannotMake(`"${area}" is none of the areas ${areas.join(', ')}.`);
}

const isList = (name: string): boolean => /^(list|search)-/.test(name);

function contract({ slice, name, kind }: ProcedurePlan): string {
  const rows = isList(name);
  return `import { z } from 'zod';
${rows ? `import { id, windowInput } from '../../core/primitives.ts';\n` : ''}import { defineProcedure } from '../../core/procedure.ts';

export const ${camelCase(name)} = defineProcedure({
  id: '${slice}/${name}',
  kind: '${kind}',
  summary: 'One sentence that says what it does.',
  permission: 'signed-in',
  input: ${rows ? 'windowInput' : 'z.strictObject({})'},
  output: ${rows ? 'z.object({ total: z.int(), rows: z.array(z.object({ id, name: z.string() })) })' : 'z.object({})'},
  errors: [],
  rest: [{ method: '${kind === 'query' ? 'GET' : 'POST'}', path: '/api/${slice}/${name}' }],
  ${kind === 'mutation' ? `audit: '${slice.split('/')[1]}',` : ''}
});
`;
}

function server({ slice, name, kind }: ProcedurePlan): string {
  const key = camelCase(name);
  const head = `import { ${key} as contract } from '@wagewright/contracts/${slice}';\n`;
  if (kind === 'query')
    return `${head}import { implementQuery } from '../../core/implement.ts';

export const ${key} = implementQuery(contract, async () => {
  // Read what lies within the caller's reach: \`({ input, reach, deps })\`.
  return ${isList(name) ? '{ total: 0, rows: [] }' : '{}'};
});
`;
  return `${head}import { implementMutation } from '../../core/implement.ts';

export const ${key} = implementMutation(contract, async ({ unchanged }) => {
  // Load within the caller's reach, for change where it has a state (ADR 17) → check the transition → write → audit → enqueue, all on \`tx\`.
  unchanged();
  return {};
});
`;
}

const test = ({ slice, name }: ProcedurePlan): string => `import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('${slice}/${name}', () => {
  it('answers who is signed in', async () => {
    await using server = await startTestServer();
    const caller = await server.signedIn(demoSignIns.clerk.account);
    expect((await caller.call('${slice}/${name}', {})).error).toBeUndefined();
  });
});
`;

const newSamples = (rows: boolean): string =>
  `${rows ? `import { idOf, type ListedRows } from '../../listed.ts';\n` : ''}import type { Samples } from '../../sample.ts';

export const samples: Samples = {
};
`;

/** The sample, and of a list the rows, of which the test says that there must be some. */
function samples(tree: Tree, { slice, name }: ProcedurePlan, file: string): string {
  let text = addedTo(tree.has(file) ? tree.read(file) : newSamples(isList(name)), 'samples', `  '${slice}/${name}': { anywhere: {} },\n`);
  if (!isList(name)) return text;
  if (!text.includes("'../../listed.ts'")) text = `import { idOf, type ListedRows } from '../../listed.ts';\n${text}`;
  if (!/\bidOf\b/.test(text)) text = text.replace(/import (type )?\{ /, (head) => `${head}idOf, `);
  if (!/^export const rows\b/m.test(text)) text += '\nexport const rows: ListedRows = {\n};\n';
  return addedTo(text, 'rows', `  '${slice}/${name}': { rows: idOf, of: () => [] },\n`);
}

/** A table with one more line; with the columns of any other where the slice is new. */
function row(tree: Tree, file: string, model: string, cells: readonly string[]): string {
  const text = tree.has(file) ? tree.read(file) : `${tree.read(model).split('\n')[0] ?? ''}\n`;
  return `${text}${cells.join('\t')}\n`;
}

const newSteps = `import type { Step } from '../../step.ts';

export const steps: readonly Step[] = [
];
`;

/** Everything that a procedure is made of: contract, implementation, test, sample, and what is expected of it. */
export function procedureFiles(tree: Tree, plan: ProcedurePlan): Made {
  const { slice, name, kind } = plan;
  checkSlice(slice);
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) throw new CannotMake(`"${name}" is not verb-noun.`);
  const id = `${slice}/${name}`;
  const sampleFile = `tests/permissions/slices/${slice}.ts`;
  const expected = `tests/permissions/expected/${slice}.tsv`;
  const model = 'tests/permissions/expected/platform/languages.tsv';
  const roles = tree.read(model).split('\n', 1)[0]?.split('\t').slice(2) ?? [];
  const changed = new Map([
    [sampleFile, samples(tree, plan, sampleFile)],
    [expected, row(tree, expected, model, [id, '-', ...roles.map(() => 'yes')])],
  ]);
  if (kind === 'mutation') {
    const told = `tests/audit/expected/${slice}.tsv`;
    const story = `tests/audit/story/slices/${slice}.ts`;
    changed.set(told, row(tree, told, 'tests/audit/expected/platform/languages.tsv', [id, '-', '-', '-']));
    const step = `  { procedure: '${id}', by: 'clerk', input: () => ({}) },\n`;
    changed.set(story, addedTo(tree.has(story) ? tree.read(story) : newSteps, 'steps', step));
  }
  const created = new Map([
    [`packages/contracts/src/${id}.ts`, contract(plan)],
    [`apps/server/src/${id}.ts`, server(plan)],
    [`apps/server/test/${id}.test.ts`, test(plan)],
  ]);
  return { created, changed };
}
