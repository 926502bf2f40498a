import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, name, version } from '../../core/primitives.ts';

export const providerCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const issuer = z.url().max(limits.providerAddressCharactersMax);
const clientId = lineOfText(limits.providerAddressCharactersMax).min(1);
/** Goes in and never comes out. */
export const clientSecret = z.string().min(1).max(limits.providerAddressCharactersMax);

export const providerFields = {
  name: name(limits.nameCharactersMax),
  issuer,
  clientId,
  /** It has asked for a second factor itself. */
  countsAsSecondFactor: z.boolean(),
  isOn: z.boolean(),
};

export const provider = z.object({
  id,
  version,
  code: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  countsAsSecondFactor: z.boolean(),
  isOn: z.boolean(),
  /** How many people have linked their account. */
  links: z.int(),
});

/** What a provider sends back in the address, taken over into a body. */
export const callback = {
  state: z.string().regex(/^[\w-]{40,64}$/),
  code: z.string().min(1).max(limits.providerCodeCharactersMax),
  /** Who answers (RFC 9207). */
  iss: z.string().max(limits.providerAddressCharactersMax).optional(),
};
