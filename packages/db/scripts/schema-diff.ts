import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';

const schemaFolder = path.join(import.meta.dirname, '../prisma/schema');

const oidChar = 18;
const oidText = 25;

/**
 * The adapter refuses PostgreSQL's internal type "char", which the engine's catalogue queries return. Here such a column passes the
 * adapter as text and is declared a character to the engine again.
 */
function connectForCatalogue(config: pg.PoolConfig): { factory: SqlMigrationAwareDriverAdapterFactory; pool: pg.Pool } {
  const pool = new pg.Pool(config);
  const charColumns = new Set<string>();
  const query = pool.query.bind(pool) as (query: pg.QueryConfig) => Promise<pg.QueryResult>;
  const queryCharAsText = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    const answer = await query(config);
    for (const field of answer.fields) {
      if (field.dataTypeID !== oidChar) continue;
      field.dataTypeID = oidText;
      charColumns.add(field.name);
    }
    return answer;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: queryCharAsText }));
  const connect = async () => {
    const adapter = await factory.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      const columnTypes = result.columnTypes.map((type, index) =>
        charColumns.has(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  };
  return { factory: { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: connect }, pool };
}

interface SchemaEngine {
  diff(parameters: object): Promise<{ stdout: string | null }>;
}
interface SchemaEngineModule {
  __wbg_set_wasm(exports: object): void;
  SchemaEngine: Record<'new', (options: object, log: (line: string) => void, adapter: object) => Promise<SchemaEngine>>;
}
/** The little of WebAssembly that loading the engine takes; Node's types leave it out. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, () => void> };
};

let loaded: Promise<SchemaEngineModule> | undefined;

/** The bindings hold one instance of the engine, so it is loaded once. */
function loadEngine(): Promise<SchemaEngineModule> {
  loaded ??= instantiateEngine();
  return loaded;
}

async function instantiateEngine(): Promise<SchemaEngineModule> {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm'));
  const bindings = (await import(path.join(folder, 'schema_engine_bg.js'))) as SchemaEngineModule;
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports['__wbindgen_start']?.();
  return bindings;
}

function schemaFiles(): { path: string; content: string }[] {
  return readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: path.join(schemaFolder, name), content: readFileSync(path.join(schemaFolder, name), 'utf8') }));
}

/**
 * The SQL that would bring the schema `public` of a database to what prisma/schema says; empty when they agree.
 * Partial indexes, exclusion constraints and check constraints are ours alone: the engine neither sees nor writes them.
 */
export async function schemaDiff(connectionString: string): Promise<string> {
  const engine = await loadEngine();
  const files = schemaFiles();
  const url = new URL(connectionString);
  // Fields, never a connection string: the adapter would otherwise replay shadow databases onto the real one.
  const { factory, pool } = connectForCatalogue({
    host: url.hostname,
    port: Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  });
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const datamodels = files.map((file) => [file.path, file.content]);
  const schema = await engine.SchemaEngine.new({ datamodels }, () => undefined, adapter);
  const result = await schema.diff({
    from: { tag: 'schemaDatasource', files, configDir: schemaFolder },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
  });
  await pool.end();
  const script = result.stdout ?? '';
  return script.includes('This is an empty migration') ? '' : script.trim();
}
