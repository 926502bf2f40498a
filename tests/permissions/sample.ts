import type { TestServer } from '@wagewright/server/testing';
import type { PlaceOf, World } from './world/index.ts';

export type Input = Readonly<Record<string, unknown>>;

/** For each procedure an input about a place; `anywhere` for those that concern no record, or only the caller's own. */
export type Sample = { readonly about: (place: PlaceOf, tools: Tools) => Input | Promise<Input> } | { readonly anywhere: Input };
export type Samples = Readonly<Record<string, Sample>>;

/** For inputs that need something made, or read as it is now. */
export interface Tools {
  readonly server: TestServer;
  readonly world: World;
}

/** The version that a batch has now. */
export const versionOf = async ({ server }: Tools, id: number): Promise<number> =>
  (await server.prisma.batch.findUniqueOrThrow({ where: { id } })).version;
