// Made by `npm run fix` from the folders beside it.
export { checkAccess } from './check-access.ts';
export { createRole } from './create-role.ts';
export { deleteRole } from './delete-role.ts';
export { getAccess } from './get-access.ts';
export { getRole } from './get-role.ts';
export { listRoleHolders } from './list-role-holders.ts';
export { listRoles } from './list-roles.ts';
export { previewRole } from './preview-role.ts';
export { updateRole } from './update-role.ts';
