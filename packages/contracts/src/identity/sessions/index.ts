export * from './end-other-sessions.ts';
export * from './end-session.ts';
export * from './list-sessions.ts';
export * from './list-sign-ins.ts';
export * from './unlock-user.ts';
