import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreshBuild } from '../../build/findFreshBuild.ts';
import { findFreePort } from '../../port.ts';
import { prepareFiles } from '../prepareFiles.ts';
import { readInlineHashes } from '../readInlineHashes.ts';
import { shareDeployment } from './deployment.ts';
import { demandPrograms, findOrdinaryUser } from './programs.ts';

const run = promisify(execFile);
const host = '127.0.0.1';

/** Builds the app for an API at an origin of its own and with Google's sign-in, and makes a certificate. */
export async function setup(): Promise<() => Promise<void>> {
  demandPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-deployment-'));
  const [httpPort, httpsPort, apiPort] = [
    await findFreePort(18_080, host),
    await findFreePort(18_443, host),
    await findFreePort(18_643, host),
  ];
  process.env['VITE_API_HOST'] = `https://${host}:${apiPort}`;
  process.env['VITE_GOOGLE_CLIENT_ID'] = 'client-id';
  const build = await findFreshBuild('deployment');
  const files = join(folder, 'files');
  await prepareFiles(build.folder, files);
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  await makeCertificate(certificate, key);
  await giveToServer(folder, key);
  const inline = await readInlineHashes(files);
  shareDeployment({ folder, files, inline, certificate, key, httpPort, httpsPort, apiPort });
  return () => rm(folder, { recursive: true, force: true });
}

/** A certificate of two days for the loopback address, signed by itself. */
async function makeCertificate(certificate: string, key: string): Promise<void> {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=nevisa', '-addext', `subjectAltName=IP:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...kind, '-days', '2', ...names, ...files]);
}

async function giveToServer(folder: string, key: string): Promise<void> {
  const { uid, gid } = findOrdinaryUser();
  await chmod(folder, 0o755);
  if (uid !== undefined && gid !== undefined) {
    await chown(folder, uid, gid);
    await chown(key, uid, gid);
  }
}
