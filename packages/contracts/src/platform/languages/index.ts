export * from './get-user-language.ts';
export * from './update-user-language.ts';
