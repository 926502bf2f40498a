import { AppError } from '@wagewright/contracts';
import { calculateBatch as contract } from '@wagewright/contracts/payroll/batches';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { stepsOf } from './batch-steps.ts';
import { changeBatch } from './move-batch.ts';
import { startCalculation } from './start-calculation.ts';

export const calculateBatch = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'calculate',
    async (batch) => {
      const { upToStep } = call.input;
      const steps = stepsOf(batch);
      if (upToStep && !steps.some(({ code }) => code === upToStep)) throw new AppError('NOT_FOUND', { what: 'step', id: upToStep });
      // up to the last step is all of it: that result is a whole one
      const stopsEarly = upToStep !== undefined && upToStep !== steps.at(-1)?.code;
      await startCalculation(call, batch, { kind: 'calculate', ...(stopsEarly ? { upToStep } : {}) });
    },
    { data: { lastFailure: noJson } },
  ),
);
