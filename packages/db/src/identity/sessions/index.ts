export { type CallerRow, type RoleGrants, readCallers, readRoleGrants, touchSession } from './read-caller.ts';
