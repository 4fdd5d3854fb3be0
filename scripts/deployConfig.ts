import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readInlineHashes } from './deploy/readInlineHashes.ts';
import { readDeployRequest } from './deploy/settings.ts';
import { writeConfigs } from './deploy/writeConfigs.ts';

/**
 * Writes the configuration of nginx and Caddy for a deployment and its built files (`--files`) into
 * a folder (`--out`); without options, the defaults of `deploy/`. Reads the settings of the build
 * from `.env` as well.
 */
const root = join(import.meta.dirname, '..');
try {
  const env = { ...loadEnv('production', root, 'VITE_'), ...process.env };
  const { settings, folder, files } = readDeployRequest(process.argv.slice(2), env);
  const inline = files === null ? settings.inline : await readInlineHashes(files);
  const written = await writeConfigs({ ...settings, inline }, folder);
  console.log(written.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
