/** Words and limits of the definition's schema that the engine itself needs; a test holds them equal to the schema's. */

/** First word of a pivot's `groupBy` that makes it employee by employee. */
export const employeeKey = 'EMPLOYEE';

/** Lines of one employee in a frozen table. */
export const linesPerEmployeeMax = 1_000;
