/** Who joins a batch of those in scope: `everybody`, or `others`: whom no other live batch of the period pays. */
export const batchJoins = ['everybody', 'others'] as const;
export type BatchJoins = (typeof batchJoins)[number];
