import { z } from 'zod';
import { languageSchema, localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getLoginConfig = defineProcedure({
  id: 'identity/auth/get-login-config',
  kind: 'query',
  summary: 'How the sign-in page looks and what it offers.',
  permission: 'public',
  input: z.strictObject({}),
  output: z.object({
    title: localizedText,
    languages: z.array(languageSchema),
    captchaRequired: z.boolean(),
    /** The accounts of the demo company, shown only where the demo seed runs. */
    demoAccounts: z.array(z.object({ account: z.string(), password: z.string(), what: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/web/loginConfig' }],
});
