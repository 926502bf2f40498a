export { hasQueuedMessages, type QueuedMessage, recordMessages, type SentMessage, takeMessages } from './outbox-messages.ts';
