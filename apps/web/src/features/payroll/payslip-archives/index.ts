export { useAskArchive } from './use-ask-archive.ts';
