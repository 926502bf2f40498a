import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMade } from '../../scripts/generate/new-files.ts';
import { type ProcedurePlan, procedureFiles } from '../../scripts/generate/procedure.ts';
import { Tree } from '../../scripts/wiring/tree.ts';
import { staleLists } from '../../scripts/wiring/write-lists.ts';
import { Copy } from './copy.ts';

/** Of the copy: what the registry knows, and what the router answers, each with its kind. */
const wired = `
  const { procedures } = await import('./packages/contracts/src/registry.ts');
  const { appRouter } = await import('./apps/server/src/router.ts');
  const bound = Object.values(appRouter._def.procedures).map(({ _def }) => [_def.meta.contract.id, _def.type]);
  console.log(JSON.stringify([procedures.map(({ id, kind }) => [id, kind]), bound]));
  process.exit(0);`;

describe('npm run new -- procedure', () => {
  let copy: Copy;
  let tree: Tree;
  const make = (plan: ProcedurePlan): string[] => writeMade(copy.root, procedureFiles(tree, plan));
  beforeAll(() => {
    copy = new Copy();
    tree = new Tree(copy.root);
  });
  afterAll(() => copy[Symbol.dispose]());

  it('writes the files of a mutation of a slice that is there, and touches what belongs to the slice only', () => {
    const written = make({ slice: 'payroll/batches', name: 'rename-batch', kind: 'mutation' });
    expect(written.sort()).toEqual([
      'apps/server/src/payroll/batches/rename-batch.ts',
      'apps/server/src/payroll/batches/router.ts',
      'apps/server/test/payroll/batches/rename-batch.test.ts',
      'packages/contracts/src/payroll/batches/index.ts',
      'packages/contracts/src/payroll/batches/rename-batch.ts',
      'tests/audit/expected/payroll/batches.tsv',
      'tests/audit/story/slices/payroll/batches.ts',
      'tests/permissions/expected/payroll/batches.tsv',
      'tests/permissions/slices/payroll/batches.ts',
    ]);
  });

  it('makes slice and area where they are missing', () => {
    const written = make({ slice: 'portal/visits', name: 'list-visits', kind: 'query' });
    expect(written).toContain('apps/server/src/portal/router.ts');
    expect(tree.read('apps/server/src/router.ts')).toMatch(/time, payroll, careers, portal/);
    expect(tree.read('tests/permissions/slices/portal/visits.ts')).toContain(`'portal/visits/list-visits': { rows: idOf`);
    expect(tree.read('tests/permissions/expected/portal/visits.tsv')).toMatch(
      /^procedure\tanonymous\t.+\nportal\/visits\/list-visits\t-\tyes\t/,
    );
  });

  it('wires them: registry and router know both, each by its kind, and no list is left behind', () => {
    const [registry, router] = copy.ask(wired) as [string[][], string[][]];
    for (const list of [registry, router])
      expect(list).toEqual(
        expect.arrayContaining([
          ['payroll/batches/rename-batch', 'mutation'],
          ['portal/visits/list-visits', 'query'],
        ]),
      );
    expect(registry.map(String).sort()).toEqual(router.map(String).sort());
    expect(staleLists(copy.root)).toEqual([]);
  });

  it('overwrites nothing, and takes no name that does not fit', () => {
    const before = tree.read('packages/contracts/src/payroll/batches/close-batch.ts');
    expect(() => make({ slice: 'payroll/batches', name: 'close-batch', kind: 'mutation' })).toThrow('close-batch.ts exists already');
    expect(tree.read('packages/contracts/src/payroll/batches/close-batch.ts')).toBe(before);
    expect(() => make({ slice: 'payroll/batches', name: 'rename', kind: 'mutation' })).toThrow('not verb-noun');
    expect(() => make({ slice: 'weather/rain', name: 'list-drops', kind: 'query' })).toThrow('none of the areas');
  });
});
