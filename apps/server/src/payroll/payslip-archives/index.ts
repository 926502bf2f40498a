export { archiveFiles } from './archive-files.ts';
