import { liveSockets } from '@nevisa/api';
import type { SessionOutcome } from '../nevisa/sessionRequester.ts';

/** The older service: its host (http, https, ws or wss), the person's token, and the key of the person's package. */
export interface LegacyHost {
  readonly host: string;
  readonly token: string;
  readonly key: string;
}

/** The older protocol has no sessions. */
const noSession = {
  session_id: '',
  resume_token: '',
  usage_remained: 0,
  max_session_ms: Infinity,
} as const;

/** Returns the address of the older service's WebSocket, or a failure for an invalid host. */
export function toLegacyAddress({ host, token, key }: LegacyHost): SessionOutcome {
  const base = host.replace(/^http/i, 'ws');
  if (!URL.canParse(liveSockets.older.path, base)) {
    const issue = `legacy host ${host}: not the address of a WebSocket`;
    return { ok: false, failure: { kind: 'schema', issue } };
  }
  const address = new URL(liveSockets.older.path, base);
  address.search = `?Authorization=${encodeURIComponent(token)}&api-key=${encodeURIComponent(key)}`;
  return { ok: true, address: address.href, session: noSession };
}
