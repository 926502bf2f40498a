import { getConfig as contract } from '@wagewright/contracts/platform/settings';
import { implementQuery } from '../../core/implement.ts';
import { savedConfig } from './saved-config.ts';

export const getConfig = implementQuery(contract, async ({ input, deps }) => await savedConfig(deps.db.prisma, input.typeCode));
