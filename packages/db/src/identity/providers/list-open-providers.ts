import { type Reads, statement } from '../../sql.ts';

const listStatement = statement<{ code: string; name: string }>(
  'list-open-providers',
  'SELECT code, name FROM sign_in_provider WHERE is_on ORDER BY name, id',
);

/** The providers that the sign-in page offers. */
export const listOpenProviders = (reads: Reads): Promise<{ code: string; name: string }[]> => reads.rows(listStatement, []);
