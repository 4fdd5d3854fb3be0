import type { Place } from '../nevisa/startListening.ts';

/** The older service: its host (http, https, ws or wss), the person's token, and the key of their package. */
export interface LegacyPlace {
  readonly host: string;
  readonly token: string;
  readonly key: string;
}

/** The older protocol knows no sessions. */
const noSession = {
  session_id: '',
  resume_token: '',
  usage_remained: 0,
  max_session_ms: Infinity,
} as const;

/** Where the older service listens, or why that is no address. */
export function legacyAddress({ host, token, key }: LegacyPlace): Place {
  const base = host.replace(/^http/i, 'ws');
  if (!URL.canParse('/onlineASR6', base)) {
    const issue = `legacy host ${host}: not the address of a WebSocket`;
    return { ok: false, failure: { kind: 'schema', issue } };
  }
  const address = new URL('/onlineASR6', base);
  address.search = `?Authorization=${encodeURIComponent(token)}&api-key=${encodeURIComponent(key)}`;
  return { ok: true, address: address.href, session: noSession };
}
