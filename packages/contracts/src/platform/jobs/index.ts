export * from './channel.ts';
