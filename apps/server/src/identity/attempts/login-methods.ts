import type { SignInMethod } from '@wagewright/contracts/platform/settings';
import { readConfigs } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';

/** What is offered beside account and password: one that is switched off is refused too, not only hidden. Not within a transaction. */
export async function loginMethods({ db }: Pick<Deps, 'db'>): Promise<readonly SignInMethod[]> {
  return (await readConfigs(db.reads, ['login-page']))['login-page'].methods;
}
