import type { ProcedureContract } from '@wagewright/contracts';
import { z } from 'zod';

/** Of inputs that contracts take, every how many-eth is sent; prime, so that every field meets other values than the last. */
const everyOf = 7;
let taken = 0;

/**
 * Tells which of many wrong inputs to send. What a contract refuses is answered from what it says about it and from nothing else, so that of
 * those that it refuses in the same words, at whatever field, one is enough. What it takes goes to the procedure; of these the fields take turns, some six of
 * forty each, since texts, numbers and days are read by the same few ways everywhere. The ways in, which come before the contract, are the
 * same for every procedure, and have tests of their own.
 */
export function worthSending(contract: ProcedureContract): (input: unknown) => boolean {
  const said = new Set<string>();
  return (input) => {
    if (contract.takesFile) return true; // a form says its fields in another way
    const asRead: unknown = input === undefined ? undefined : JSON.parse(JSON.stringify(input));
    const { error } = z.safeParse(contract.input, asRead);
    if (!error) return taken++ % everyOf === 0;
    const words = JSON.stringify(error.issues.map(({ path, message }) => [path.length, message]));
    if (said.has(words)) return false;
    said.add(words);
    return true;
  };
}
