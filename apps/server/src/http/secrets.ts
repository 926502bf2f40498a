import { AppError, secretFields } from '@wagewright/contracts';
import type { FastifyInstance } from 'fastify';

const asParameter = new Set<string>(secretFields.map((name) => name.toLowerCase()));
const asMember = new RegExp(`"(?:${secretFields.join('|')})"\\s*:`, 'i');

/** URLs end up in histories and logs: what is secret comes in a body, or not at all. */
export function registerSecrets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const query = url.split('?')[1];
    if (!query) return;
    for (const [name, value] of new URLSearchParams(query)) {
      if (asParameter.has(name.toLowerCase()) || asMember.test(value))
        throw new AppError('VALIDATION_FAILED', { reason: 'secrets belong into the body of a request, never into its address' });
    }
  });
}
