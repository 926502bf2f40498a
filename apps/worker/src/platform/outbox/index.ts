export { type MessageSecrets, sendOutbox } from './send-outbox.ts';
