import type { DeploySettings } from '../settings.ts';

/** What the check has built, for its processes. */
export interface Deployment {
  /** A temporary folder that the servers' user owns. */
  folder: string;
  /** The files as servers send them. */
  files: string;
  inline: DeploySettings['inline'];
  certificate: string;
  key: string;
  /** The port of the site over https, and that of the redirect to it. */
  httpsPort: number;
  httpPort: number;
  /** The port of the API, an origin of its own that the build knows. */
  apiPort: number;
}

const variable = 'NEVISA_DEPLOYMENT';

export function shareDeployment(deployment: Deployment): void {
  process.env[variable] = JSON.stringify(deployment);
}

/** @throws Error outside of the project `deployment`. */
export function readDeployment(): Deployment {
  const shared = process.env[variable];
  if (shared === undefined) {
    throw new Error('No deployment was built: run npm run test:deployment.');
  }
  return JSON.parse(shared) as Deployment;
}
