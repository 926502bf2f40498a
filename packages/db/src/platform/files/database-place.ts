import { type Reads, type Sql, statement } from '../../sql.ts';
import type { ContentPlace } from './content-place.ts';
import { inPieces, pieceBytes } from './in-pieces.ts';

const insertPiece = statement<never>(
  'write-file-piece',
  'INSERT INTO stored_file_piece (content, number, bytes) VALUES ($1::uuid, $2, $3)',
);
const selectPiece = statement<{ bytes: Buffer }>(
  'read-file-piece',
  'SELECT bytes FROM stored_file_piece WHERE content = $1::uuid AND number = $2',
);
const deletePieces = 'DELETE FROM stored_file_piece WHERE content = $1::uuid';
const deleteLeft = `DELETE FROM stored_file_piece p
  WHERE written_at < $1 AND NOT EXISTS (SELECT 1 FROM stored_file f WHERE f.content = p.content) RETURNING number`;

/** Contents as rows of PostgreSQL, a piece a row, each written and read by a statement of its own that holds no transaction open. */
export function databasePlace(statements: Reads, sql: Sql): ContentPlace {
  return {
    write: async (content, bytes) => {
      let number = 0;
      for await (const piece of inPieces(bytes, pieceBytes)) await statements.rows(insertPiece, [content, number++, piece]);
    },
    read: async function* (content) {
      for (let number = 0; ; number++) {
        const row = await statements.first(selectPiece, [content, number]);
        if (!row) return;
        yield row.bytes;
      }
    },
    remove: async (content) => void (await sql.query(deletePieces, [content])),
    removeLeft: async (before) => {
      const pieces = await sql.query<{ number: number }>(deleteLeft, [before]);
      return pieces.filter(({ number }) => number === 0).length;
    },
  };
}
