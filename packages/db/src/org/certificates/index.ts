/** Who looks up numbers of certificates that there are not. */
export { forgetLookup, insertLookup, lockLookups, readLookups } from './count-lookups.ts';
