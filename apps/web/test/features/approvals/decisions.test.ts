import { approvalStatuses } from '@wagewright/contracts/approvals/instances';
import { describe, expect, it } from 'vitest';
import { needsRemarks, possibleDecisions } from '../../../src/features/approvals/instances/decisions.ts';

describe('decisions', () => {
  it('are offered to whoever may decide, while it is open', () => {
    const open = approvalStatuses.filter((status) => possibleDecisions({ status, mine: true }).length > 0);
    expect(open).toEqual(['pending-approval', 'in-approval']);
    expect(possibleDecisions({ status: 'pending-approval', mine: true })).toEqual(['approve', 'reject', 'roll-back']);
  });

  it('are offered to nobody else', () => {
    for (const status of approvalStatuses) expect(possibleDecisions({ status, mine: false })).toEqual([]);
  });

  it('need a reason where something is sent back', () => {
    expect([needsRemarks('approve'), needsRemarks('reject'), needsRemarks('roll-back')]).toEqual([false, true, true]);
  });
});
