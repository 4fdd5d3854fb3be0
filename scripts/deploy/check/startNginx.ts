import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Line } from '../block.ts';
import {
  type OwnNginxPlaces,
  writeNginxContainer,
  writeNginxMain,
  writeNginxParts,
} from '../nginx/writeNginx.ts';
import { type DeploySettings, defaultSettings } from '../settings.ts';
import { readDeployment } from './deployment.ts';
import { findOrdinaryUser } from './programs.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

export interface RunningNginx extends RunningProgram {
  /** Every line of every log file, and what nginx has printed. */
  readLogs(): Promise<string>;
}

/** The settings of the check on the loopback. */
export function settingsWith(
  openings: Partial<DeploySettings['openings']> = {},
  proxy: string | null = null,
): DeploySettings {
  const { files, certificate, key, inline } = readDeployment();
  return {
    inline,
    host: '127.0.0.1',
    root: files,
    certificate,
    key,
    proxy,
    openings: { ...defaultSettings.openings, ...openings },
  };
}

/** Starts Debian's nginx with the site over TLS, and further servers. */
export function startSite(settings: DeploySettings, ...more: Line[]): Promise<RunningNginx> {
  const { httpPort, httpsPort } = readDeployment();
  const addresses = { http: [`127.0.0.1:${httpPort}`], https: [`127.0.0.1:${httpsPort}`] };
  return startNginx(settings, httpsPort, addresses, (places) =>
    writeNginxMain(settings, places, ...more),
  );
}

/** Starts Debian's nginx with the configuration of the container, on the port of http. */
export function startContainer(settings: DeploySettings): Promise<RunningNginx> {
  const { httpPort } = readDeployment();
  const addresses = { http: [`127.0.0.1:${httpPort}`], https: [] };
  return startNginx(settings, httpPort, addresses, writeNginxContainer);
}

let started = 0;

async function startNginx(
  settings: DeploySettings,
  port: number,
  addresses: Pick<OwnNginxPlaces, 'http' | 'https'>,
  write: (places: OwnNginxPlaces) => string,
): Promise<RunningNginx> {
  started += 1;
  const folder = join(readDeployment().folder, `nginx-${started}`);
  const logs = join(folder, 'logs');
  const places = {
    ...addresses,
    runtime: join(folder, 'runtime'),
    accessLog: join(logs, 'access.log'),
    errorLog: join(logs, 'error.log'),
  };
  const texts = {
    'nginx.conf': write(places),
    ...Object.fromEntries(
      Object.entries(writeNginxParts(settings)).map(([name, text]) => [`nevisa/${name}`, text]),
    ),
  };
  for (const each of [join(folder, 'nevisa'), logs, places.runtime]) {
    await mkdir(each, { recursive: true });
  }
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(folder, name), text);
  }
  await giveAway(logs, places.runtime);
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const running = await startProgram('/usr/sbin/nginx', args, port);
  return {
    ...running,
    readLogs: async () => {
      const names = await readdir(logs);
      const lines = names.map((name) => readFile(join(logs, name), 'utf8'));
      return [...(await Promise.all(lines)), running.output()].join('\n');
    },
  };
}

async function giveAway(...folders: string[]): Promise<void> {
  const { uid, gid } = findOrdinaryUser();
  if (uid !== undefined && gid !== undefined) {
    await Promise.all(folders.map((folder) => chown(folder, uid, gid)));
  }
}
