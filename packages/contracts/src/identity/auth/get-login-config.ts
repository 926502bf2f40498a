import { z } from 'zod';
import { languageTag, localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { signInMethods } from '../../platform/settings/index.ts';

export const getLoginConfig = defineProcedure({
  id: 'identity/auth/get-login-config',
  kind: 'query',
  summary: 'How the sign-in page looks and what it offers.',
  permission: 'public',
  input: z.strictObject({}),
  output: z.object({
    title: localizedText,
    /** Those that are open, the default one first. */
    languages: z.array(languageTag),
    captchaRequired: z.boolean(),
    /** As it is set up (platform/settings); blank texts are the product’s own. */
    look: z.object({
      picture: z.string().nullable(),
      title: localizedText,
      lead: localizedText,
      claim: localizedText,
      claimText: localizedText,
    }),
    /** What it offers beside account and password. */
    methods: z.array(z.enum(signInMethods)),
    /** The OpenID Connect providers that one may sign in through. */
    providers: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The accounts of the demo company, shown only where the demo seed runs. */
    demoAccounts: z.array(z.object({ account: z.string(), password: z.string(), what: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/web/loginConfig' }],
});
