import { Readable } from 'node:stream';
import { limits } from '@wagewright/contracts';
import type { FastifyReply } from 'fastify';
import type { SentFile } from '../core/context.ts';

/** For programs that know only ASCII, then as it is (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Should somebody show it all the same, it runs nothing and reaches nothing. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sends a file while it is made: the next piece is asked for when the caller has taken the one before, so that memory stays flat. Where a
 * piece cannot be made, or the caller takes nothing for a minute, the connection breaks: a file that ends early is never taken for a whole one.
 */
export async function sendFile(reply: FastifyReply, { name, type, pieces }: SentFile): Promise<FastifyReply> {
  reply.raw.setTimeout(limits.exportIdleSecondsMax * 1_000, () => reply.raw.destroy());
  return await reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', disposition(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', inert)
    .send(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }));
}
