/** What a field that a customer adds can hold. */
export const customFieldTypes = ['text', 'integer', 'decimal', 'date', 'boolean', 'option'] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];
