import type { ProcedureContract } from '@wagewright/contracts';
import type { ChangeCall } from '../../core/implement.ts';

/** What a change of a batch needs of the call that makes it. */
export type BatchCall = Pick<
  ChangeCall<ProcedureContract<'mutation'>>,
  'tx' | 'sql' | 'locks' | 'audit' | 'notify' | 'enqueue' | 'deps' | 'actor' | 'reach'
>;
