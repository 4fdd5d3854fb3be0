import { describeLegacyChannel } from './legacyChannel.ts';
import { describeLiveChannel } from './liveChannel.ts';
import type { RecordedSockets } from './recordSockets.ts';

/** Both sockets of live dictation as AsyncAPI 3.0, seen by the server: it receives what the browser sends. */
export function describeSocket({ live, legacy }: RecordedSockets): object {
  const [newer, older] = [describeLiveChannel(live), describeLegacyChannel(legacy)];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Nevisa, live dictation',
      version: '1',
      license: { name: 'Proprietary' },
      description:
        'A server speaks one of two protocols. That of `recording`: the address and the ticket come from the call createLiveSession (openapi.json); a ticket opens one socket, within about 60 s; text frames are JSON with a `type`. That of `onlineASR6` is the older one: text frames are JSON with a `message`. Binary frames are sound in both.',
    },
    servers: {
      live: { host: 'api.example', protocol: 'wss', description: 'The host of `ws_url`.' },
      older: {
        host: 'api.example',
        protocol: 'wss',
        description: 'Any host; the app names it by VITE_API_HOST.',
      },
    },
    channels: { ...newer.channels, ...older.channels },
    operations: { ...newer.operations, ...older.operations },
    components: {
      securitySchemes: {
        ticket: { type: 'httpApiKey', in: 'query', name: 'ticket' },
        token: { type: 'httpApiKey', in: 'query', name: 'Authorization' },
        key: { type: 'httpApiKey', in: 'query', name: 'api-key' },
      },
    },
  };
}
