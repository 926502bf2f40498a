const known = Intl.supportedValuesOf('currency')
  .map((code) => `'${code}'`)
  .join(', ');

/** SQL for whether a text is the code of no currency (ISO 4217, as `currencyCode` of contracts knows them). */
export const isNoCurrency = (text: string): string => `${text} NOT IN (${known})`;
