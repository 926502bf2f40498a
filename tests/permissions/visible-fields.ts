/** Procedure → what its answer about people and pay holds, to the field: of its rows, or of itself where it has none. */
export type VisibleFields = Readonly<Record<string, readonly string[]>>;

export const words = (text: string): string[] => text.split(' ');

/** Whose row it is. */
export const payee = ['employeeId', 'employeeNumber', 'name'];
