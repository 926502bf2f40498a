/** What a global table holds, judged by the engine. */
import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { checkTableContent, requireRightTable, type TableContent, type TableHead } from '@wagewright/db';

export { normalTableContent as normalContent, parameterTableOf as tableOf, type TableHead } from '@wagewright/db';

export const checkContent = (content: TableContent, head: TableHead) => checkTableContent(content, head, checkDefinition);

/**
 * Content that may become a revision.
 * @throws AppError GLOBAL_TABLE_INVALID with the first finding's words, and all as data among the details; GLOBAL_TABLE_TYPE
 */
export const requireRight = (content: TableContent, head: TableHead): void => requireRightTable(content, head, checkDefinition);
