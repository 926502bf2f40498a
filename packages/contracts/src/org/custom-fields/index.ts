export * from './custom-field.ts';
