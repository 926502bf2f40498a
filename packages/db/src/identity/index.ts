export * from './auth/index.ts';
export * from './sessions/index.ts';
