import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id } from '../../core/primitives.ts';

/** Files that the caller has brought for something (upload-file), by id; with the call they become part of it. */
export const broughtFiles = z.array(id).max(limits.filesPerActionMax).default([]);
