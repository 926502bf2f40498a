export { notifyUsers, type UserMessage } from './notify-users.ts';
