/** COPY BINARY in both directions: results, cell errors and findings in, frozen input out. */
export { type CellErrorRow, cellErrorCopy, encodeCellErrors } from './cell-errors.ts';
export { type ChunkRows, countRows, rowIndexes, rowNumberAt, rowsCondition } from './chunk-rows.ts';
export { columnBlockCopy, encodeColumnBlocks } from './column-blocks.ts';
export { CopyBuffer } from './copy-buffer.ts';
export { encodeFindings, type FindingRow, findingCopy } from './findings.ts';
export { InputBlock, type InputBlockTable, type InputShape } from './input-block.ts';
export { InputDecoder, type InputPlace, inputCopy } from './input-decoder.ts';
export { keptBufferSocket } from './kept-buffer-socket.ts';
export { encodeResultRows, type ResultTable, resultRowCopy, rowColumnsOf } from './result-rows.ts';
export { copyIn, copyOutOf, copyOutOfPool, type ReadCopy, readInput } from './streams.ts';
