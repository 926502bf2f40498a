// Made by `npm run fix` from the folders beside it.
export { countUsers } from './count-users.ts';
export { createCustomUser } from './create-custom-user.ts';
export { createEmployeeUser } from './create-employee-user.ts';
export { createSystemUser } from './create-system-user.ts';
export { deleteCustomUsers } from './delete-custom-users.ts';
export { deleteSystemUsers } from './delete-system-users.ts';
export { getRoleChoices } from './get-role-choices.ts';
export { getUser } from './get-user.ts';
export { listUserRoles } from './list-user-roles.ts';
export { listUsers } from './list-users.ts';
export { setUserRoles } from './set-user-roles.ts';
export { setUserStatus } from './set-user-status.ts';
export { updateCustomUser } from './update-custom-user.ts';
export { updateEmployeeUser } from './update-employee-user.ts';
export { updateSystemUser } from './update-system-user.ts';
