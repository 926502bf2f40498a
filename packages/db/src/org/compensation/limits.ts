/** SQL: whether an amount lies outside of what its item allows in its currency; either bound may be open. */
export const limitsBroken = (amount: string, minimum: string, maximum: string): string =>
  `(coalesce(${amount} < ${minimum}, false) OR coalesce(${amount} > ${maximum}, false))`;
