import { parseArgs } from 'node:util';
import { freshBuild } from './build/freshBuild.ts';
import { prepareFiles } from './deploy/prepareFiles.ts';

/** Builds the app for production and writes the files that a server sends into a folder (`--out`). */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'deploy-files' } } });
const { folder } = await freshBuild('production');
await prepareFiles(folder, values.out);
console.log(`The files are in ${values.out}.`);
