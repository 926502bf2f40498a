import type { Deps } from './deps.ts';

interface Asking {
  readonly input: { readonly on?: string | undefined };
  readonly deps: Pick<Deps, 'clock'>;
}

/** The day as of which a call shows records: today where it names none. Whom and what the caller sees is always what holds today. */
export const dayAsked = ({ input, deps }: Asking): Date => (input.on === undefined ? deps.clock() : new Date(input.on));
