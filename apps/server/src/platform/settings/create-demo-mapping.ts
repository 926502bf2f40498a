import { AppError, limits } from '@wagewright/contracts';
import { createDemoMapping as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { mappingInclude, viewMapping } from './demo-mappings.ts';

export const createDemoMapping = implementMutation(contract, async ({ input, tx, deps, audit }) => {
  const { source, externalId, account } = input;
  const accounts = deps.demoAccounts.map((one) => one.account);
  const user = accounts.includes(account) ? await tx.user.findFirst({ where: { account, status: 'active' } }) : null;
  if (!user) throw new AppError('DEMO_ACCOUNT_ONLY', { account, accounts: accounts.join(', ') || '–' });
  const given = { source, externalId, userId: user.id, createdAt: deps.clock() };
  const { count } = await tx.demoMapping.createMany({ data: [given], skipDuplicates: true });
  const row = await tx.demoMapping.findUniqueOrThrow({ where: { source_externalId: { source, externalId } }, include: mappingInclude });
  if (count === 0) throw new AppError('DEMO_MAPPING_EXISTS', { externalId, account: row.user.account });
  if ((await tx.demoMapping.count()) > limits.demoMappingsMax)
    throw new AppError('TOO_MANY', { what: 'demo-user mappings', count: limits.demoMappingsMax });
  audit({ entity: 'demo-mapping', entityId: row.id, after: { source, externalId, account } });
  return viewMapping(row);
});
