export { type AskedUsers, countUsers, listUsers, type UserListRow, type UserOrder, type UserReach } from './list-users.ts';
export { isNamed } from './user-references.ts';
