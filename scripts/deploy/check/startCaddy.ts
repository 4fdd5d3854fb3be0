import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCaddyfile } from '../caddy/writeCaddy.ts';
import type { DeploySettings } from '../settings.ts';
import { readDeployment } from './deployment.ts';
import { findOrdinaryUser } from './programs.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

/** Starts Debian's Caddy with the certificate of the check. */
export async function startCaddy(path: string, settings: DeploySettings): Promise<RunningProgram> {
  const { folder, httpPort, httpsPort } = readDeployment();
  const home = join(folder, 'caddy');
  await mkdir(home, { recursive: true });
  const { uid, gid } = findOrdinaryUser();
  if (uid !== undefined && gid !== undefined) {
    await chown(home, uid, gid);
  }
  const file = join(home, 'Caddyfile');
  await writeFile(
    file,
    writeCaddyfile(settings, {
      http: `http://127.0.0.1:${httpPort}`,
      https: `https://127.0.0.1:${httpsPort}`,
      globals: ['admin off', 'auto_https off'],
      tls: [`tls ${settings.certificate} ${settings.key}`],
    }),
  );
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return startProgram(path, args, httpsPort, { HOME: home });
}
