import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { name } from '../../core/primitives.ts';

export const account = name(limits.accountCharactersMax);

export const captchaId = z.string().regex(/^[\w-]{20,64}$/);
