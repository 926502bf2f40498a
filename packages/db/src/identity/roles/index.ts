export { countHolders, countHoldersWithout, type HolderPlace, heldBySomebody, holderPlaces, lockRights } from './rights.ts';
