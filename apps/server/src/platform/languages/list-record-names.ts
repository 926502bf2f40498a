import { listRecordNames as contract } from '@wagewright/contracts/platform/languages';
import { listNames, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const listRecordNames = implementQuery(
  contract,
  async ({ input: { model, ...asked }, deps }) => await listNames(sqlOfPrisma(deps.db.prisma), model, asked),
);
