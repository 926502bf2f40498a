import { procedures } from '@wagewright/contracts/registry';
import { expect, it } from 'vitest';
import { toldChanges } from './expectations.ts';

const mutations = procedures.filter(({ kind }) => kind === 'mutation');

it.each(mutations.map((contract) => [contract.id, contract] as const))('%s says what it locks, as the table says', (id, contract) => {
  expect(toldChanges.has(id), `tests/audit/expected has no row for ${id}`).toBe(true);
  expect(contract.changes).toBe(toldChanges.get(id)?.locks);
});
