export * from './channel.ts';
export * from './queues.ts';
