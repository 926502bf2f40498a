export { type CallerRow, type RoleGrants, readCaller, readRoleGrants, touchSession } from './read-caller.ts';
