import { makeSecurityHeaders } from '@nevisa/mocks/securityHeaders';
import type { DeploySettings } from './settings.ts';

export type Header = readonly [name: string, value: string];

/** The security headers of every answer over https. */
export function listHeaders({ openings, inline }: DeploySettings): Header[] {
  return Object.entries(makeSecurityHeaders({ ...openings, ...inline, https: true }));
}

/** Those of the redirect to https: a header that demands https is not sent without it (RFC 6797 §7.2). */
export function listRedirectHeaders({ openings, inline }: DeploySettings): Header[] {
  return Object.entries(makeSecurityHeaders({ ...openings, ...inline }));
}
