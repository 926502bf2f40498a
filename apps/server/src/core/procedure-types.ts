import type { ProcedureContract } from '@wagewright/contracts';
import type { z } from 'zod';

/** A procedure as the typed door shows it, by its contract. In a file of its own, so that the web's types need nothing else of the server. */
export interface Types<C extends ProcedureContract> {
  meta: object;
  input: z.input<C['input']>;
  output: z.output<C['output']>;
}

export interface SubscriptionTypes<C extends ProcedureContract> {
  meta: object;
  input: z.input<C['input']>;
  output: AsyncIterable<z.output<C['output']>, void, unknown>;
}
