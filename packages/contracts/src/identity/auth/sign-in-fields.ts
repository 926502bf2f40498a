import { z } from 'zod';

export const captchaId = z.string().regex(/^[\w-]{20,64}$/);
