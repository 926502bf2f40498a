import type { ErrorCode } from '@wagewright/contracts';

/** What the log says of a call beside its request: by whom stands there. Never what was sent or stored. */
export interface CallEvent {
  /** Missing where a request was refused before it came to a procedure. */
  readonly procedure?: string;
  readonly refused?: ErrorCode;
  /** A thing by kind and id, as its audit record has it. */
  readonly changed?: string;
  /** Whom it was done for, where nobody is signed in yet. */
  readonly userId?: number;
}
