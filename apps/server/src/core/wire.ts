import { AppError } from '@wagewright/contracts';
import superjson, { type SuperJSONResult } from 'superjson';

const isUndefinedNote = (note: unknown): boolean => Array.isArray(note) && note.length === 1 && note[0] === 'undefined';

/** True for notes of superjson's that say nothing but "this was undefined": whatever else it can make is no JSON, and may cost or harm. */
const areUndefinedNotes = (notes: unknown): boolean =>
  notes === undefined || isUndefinedNote(notes) || (typeof notes === 'object' && Object.values(notes ?? {}).every(isUndefinedNote));

/** An input out of its envelope. @throws AppError VALIDATION_FAILED for an envelope that is none, or that asks for more than JSON */
function readInput(envelope: unknown): unknown {
  const { json, meta, ...others } = (typeof envelope === 'object' && envelope !== null ? envelope : { others: 0 }) as Record<
    string,
    unknown
  >;
  const { values, v: _version, ...foreign } = (typeof meta === 'object' && meta !== null ? meta : {}) as Record<string, unknown>;
  if (Object.keys(others).length + Object.keys(foreign).length > 0 || !areUndefinedNotes(values))
    throw new AppError('VALIDATION_FAILED', { reason: 'the input is not a plain JSON value in an envelope { json }' });
  return superjson.deserialize({ json, meta } as SuperJSONResult);
}

/**
 * How values travel: as the client's superjson reads and writes them. Outputs hold nothing but JSON (the contracts have no other types), so
 * they need no walk that looks for dates and maps.
 */
export const wire = {
  input: { serialize: superjson.serialize, deserialize: readInput },
  output: { serialize: (json: unknown) => ({ json }), deserialize: superjson.deserialize },
} as const;
