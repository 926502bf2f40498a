import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** Letters, digits and signs that every reader of PDF takes in the same way (RFC 4013); with three bytes each they fit into what PDF has for them. */
const typable = /^[\u0021-\u007e\u00c0-\u017f\u4e00-\u9fa5]+$/;

/** Opens a document that leaves the product. It is kept nowhere longer than the document's making takes. */
export const documentPassword = z
  .string()
  .min(limits.documentPasswordCharactersMin)
  .max(limits.documentPasswordCharactersMax)
  .regex(typable, 'is of letters, digits and signs without spaces');
