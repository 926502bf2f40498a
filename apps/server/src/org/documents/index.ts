export { documentFiles } from './document-files.ts';
