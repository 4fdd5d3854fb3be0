import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readDeployment } from './deployment.ts';

/** Lets the sockets of this process trust the certificate of the check. */
export function trustCertificate(): void {
  const own = readFileSync(readDeployment().certificate, 'utf8');
  setDefaultCACertificates([...getCACertificates(), own]);
}
