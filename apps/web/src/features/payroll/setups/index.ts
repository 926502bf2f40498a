import { lazyPart } from '../../../shared/lazy-part.tsx';

/** On the home page, for who may set companies up; its code and texts come where there is something to set up. */
export const SetupCard = lazyPart(async () => ({ default: (await import('./SetupCard.tsx')).SetupCard }));
/** On a batch that is not prepared yet. */
export const PayGapsNote = lazyPart(async () => ({ default: (await import('./PayGapsNote.tsx')).PayGapsNote }));
