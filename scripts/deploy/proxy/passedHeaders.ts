import { type Header, listHeaders } from '../headerLists.ts';
import type { DeploySettings } from '../settings.ts';

/** Headers that name the server of the API. */
export const banners = ['Server', 'X-Powered-By'];

/** What a client may say of itself and of other proxies, which the API must not believe. */
export const untrusted = [
  'Forwarded',
  'X-Real-IP',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Forwarded-Scheme',
  'X-Forwarded-Ssl',
];

/** How long the API may need to take a connection, and to begin an answer, in seconds. */
export const patience = { connection: 5, answer: 60 } as const;

/** The names of the headers of the API that the site sends itself, or does not send. */
export function listHiddenHeaders(settings: DeploySettings): string[] {
  return [...listHeaders(settings).map(([name]) => name), ...banners];
}

/**
 * The site as the API sees it; the address of the client is added by each server. The site is reached over https
 * alone, also where a proxy before the container has the TLS.
 */
export function listSiteHeaders({ host }: DeploySettings): Header[] {
  return [
    ['Host', host],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Host', host],
  ];
}
