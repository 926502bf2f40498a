import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { timestamp } from '../../core/primitives.ts';

export const notificationCategories = ['approval', 'attendance', 'announcement', 'hr-reminder', 'import', 'payroll', 'other'] as const;

export const notification = z.object({
  id: z.string(),
  category: z.enum(notificationCategories),
  title: localizedText,
  link: z.string().nullable(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
});
