import { parseArgs } from 'node:util';
import { findFreshBuild } from './build/findFreshBuild.ts';
import { prepareFiles } from './deploy/prepareFiles.ts';

/** Builds the app for production and writes the files that a server sends into a folder (`--out`). */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'deploy-files' } } });
const { folder } = await findFreshBuild('production');
await prepareFiles(folder, values.out);
console.log(`The files are in ${values.out}.`);
