import { checkAddress as contract } from '@wagewright/contracts/identity/auth';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { addressDelay } from '../attempts/index.ts';

export const checkAddress = implementQuery(
  contract,
  async ({ context, deps }) => await addressDelay(sqlOfPrisma(deps.db.prisma), context.http.address, deps.clock()),
);
