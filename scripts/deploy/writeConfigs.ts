import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCaddyfile } from './caddy/writeCaddy.ts';
import { writeNginxContainer, writeNginxParts, writeNginxSite } from './nginx/writeNginx.ts';
import type { DeploySettings } from './settings.ts';

/** The text of each configuration file, by its path in the folder. */
export function listConfigs(settings: DeploySettings): Record<string, string> {
  const parts = Object.entries(writeNginxParts(settings)).map(
    ([name, text]) => [`nginx/nevisa/${name}`, text] as const,
  );
  return {
    ...Object.fromEntries(parts),
    'nginx/nevisa-site.conf': writeNginxSite(settings),
    'nginx/container.conf': writeNginxContainer(),
    'caddy/Caddyfile': writeCaddyfile(settings),
  };
}

/** Writes all configuration files into a folder, and returns their paths. */
export async function writeConfigs(settings: DeploySettings, folder: string): Promise<string[]> {
  const files = Object.entries(listConfigs(settings)).map(
    ([path, text]) => [join(folder, path), text] as const,
  );
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return files.map(([path]) => path);
}
