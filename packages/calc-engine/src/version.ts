/** Stored with every run; raised whenever a change could alter a result. */
export const engineVersion = '1';
