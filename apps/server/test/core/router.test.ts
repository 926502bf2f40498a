import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProcedureContract } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { describe, expect, it } from 'vitest';
import { routerPath } from '../../src/http/router-path.ts';
import { appRouter } from '../../src/router.ts';

interface Bound {
  readonly _def: { readonly procedure: true; readonly type: string; readonly meta: { readonly contract: ProcedureContract } };
}

const bound = appRouter._def.procedures as unknown as Readonly<Record<string, Bound>>;
const repository = path.resolve(import.meta.dirname, '../../../..');
const hasFields = (value: unknown, ...names: readonly string[]): boolean =>
  value !== null && /object|function/.test(typeof value) && names.every((name) => name in (value as object));

/** What the files of all slices export, by area/slice/file. */
async function exportsOf(folder: string): Promise<[file: string, value: unknown][]> {
  const files = readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.split(path.sep).join('/').replace(/\.ts$/, ''))
    .filter((file) => /^[a-z]+\/[a-z-]+\/(?!index$|router$)[a-z-]+$/.test(file));
  const found = files.map(async (file): Promise<[string, unknown][]> => {
    const module = (await import(path.join(repository, folder, `${file}.ts`))) as object;
    return Object.values(module).map((value) => [file, value]);
  });
  return (await Promise.all(found)).flat();
}

describe('router and registry', () => {
  it('hold the same procedures, each bound to its own contract and of its kind', () => {
    const inRegistry = procedures.map((contract) => `${routerPath(contract).join('.')}: ${contract.kind} ${contract.id}`);
    const inRouter = Object.entries(bound).map(([key, { _def }]) => `${key}: ${_def.type} ${_def.meta.contract.id}`);
    expect(inRouter.sort()).toEqual(inRegistry.sort());
    for (const contract of procedures) expect(bound[routerPath(contract).join('.')]?._def.meta.contract, contract.id).toBe(contract);
  });

  it('hold every contract that is written down, in the file that its id names', async () => {
    const written = (await exportsOf('packages/contracts/src'))
      .filter(([, value]) => hasFields(value, 'id', 'kind', 'permission', 'rest'))
      .map(([file, contract]) => `${file}: ${(contract as ProcedureContract).id}`);
    expect(written.sort()).toEqual(procedures.map(({ id }) => `${id}: ${id}`).sort());
  });

  it('hold every procedure that a file implements, in the file that its contract’s id names', async () => {
    const implemented = (await exportsOf('apps/server/src'))
      .filter(([, value]) => hasFields(value, '_def') && (value as Bound)._def.procedure)
      .map(([file, procedure]) => `${file}: ${(procedure as Bound)._def.meta.contract.id}`);
    expect(implemented.sort()).toEqual(procedures.map(({ id }) => `${id}: ${id}`).sort());
  });
});
