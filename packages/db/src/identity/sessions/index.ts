export { type Held, heldColumns } from './held.ts';
export { type CallerRow, type HolderRow, type RoleGrants, readCallers, readHolder, readRoleGrants, touchSession } from './read-caller.ts';
