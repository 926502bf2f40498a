import { getPatternByStrategy as contract } from '@wagewright/contracts/identity/security-strategies';
import { implementQuery } from '../../core/implement.ts';
import { patternAnswer, rulesOfRow } from './rules-of.ts';
import { loadStrategy } from './strategy-view.ts';

export const getPatternByStrategy = implementQuery(contract, async ({ input, deps }) =>
  patternAnswer(rulesOfRow(await loadStrategy(deps.db.prisma, input.id))),
);
