import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';

export const employeeSummary = z.object({
  id,
  employeeNumber: z.string(),
  name: z.string(),
  department: localizedText.nullable(),
  position: localizedText.nullable(),
  hireDate: isoDate,
  terminationDate: isoDate.nullable(),
});
