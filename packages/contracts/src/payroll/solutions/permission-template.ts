import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { capabilityKeys } from './capability.ts';

/** Who may do what with a new child solution, as a template keeps it. */
export const permissionTemplateContent = z.object({
  managers: z.array(id),
  approvers: z.array(id),
  roles: z.array(
    z.object({ name: z.string(), capabilities: z.array(z.enum(capabilityKeys)), userIds: z.array(id), productRoleIds: z.array(id) }),
  ),
});
export type PermissionTemplateContent = z.infer<typeof permissionTemplateContent>;
