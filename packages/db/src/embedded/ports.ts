import net from 'node:net';

const tries = 200;

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The preferred port, or the next free one after it. */
export async function choosePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + tries; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${preferred} and ${preferred + tries - 1} for PostgreSQL.`);
}
