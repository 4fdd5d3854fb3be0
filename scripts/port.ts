import { createServer } from 'node:net';
import { readOption } from './option.ts';

/** Finds the first free port of this host, from `wanted` on. */
export async function findFreePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port, host)) {
      return port;
    }
  }
  throw new Error(`All ports from ${wanted} to ${wanted + 99} are taken; name another one.`);
}

/** Reads `--port 5000`, `--port=5000` or the variable `PORT`. @throws Error when it is no port. */
export function readPort(args: string[], environment: { PORT?: string }): number {
  const given = readOption(args, 'port') ?? environment.PORT;
  const port = Number(given ?? 4173);
  if (given === '' || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`"${given}" is not a port; give a whole number from 1 to 65535.`);
  }
  return port;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') {
        resolve(false);
      } else {
        reject(error);
      }
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
