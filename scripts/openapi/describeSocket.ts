import type * as v from 'valibot';
import { audioFrameDuration, audioSampleRate } from '../../packages/api/src/audioFrame.ts';
import {
  clientMessageSchema,
  closeCodes,
  serverMessageSchema,
} from '../../packages/api/src/liveSession.ts';
import { toSchema } from './toSchema.ts';

/** The socket of live dictation as AsyncAPI 3.0, seen by the server: it receives what the browser sends. */
export function describeSocket(): object {
  const received = describeMessages(clientMessageSchema, fromBrowser);
  const sent = describeMessages(serverMessageSchema, fromServer);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Nevisa, live dictation',
      version: '1',
      license: { name: 'Proprietary' },
      description:
        'The address and the ticket come from the call createLiveSession (openapi.json). A ticket opens one socket, within about 60 s. Text frames are JSON with a type; binary frames are sound.',
    },
    servers: {
      live: { host: 'api.example', protocol: 'wss', description: 'The host of `ws_url`.' },
    },
    channels: {
      recording: {
        address: '{address}?ticket={ticket}',
        description: `One recording. Close codes: ${Object.entries(closeCodes)
          .map(([name, code]) => `${code} ${name}`)
          .join(', ')}. The browser connects again after 1006, 1011 and 1012.`,
        parameters: {
          address: { description: 'The path of `ws_url`.' },
          ticket: { description: 'Used once. The token of the account is in no address.' },
        },
        messages: { ...received, audio, ...sent },
      },
    },
    operations: {
      receiveFromBrowser: {
        action: 'receive',
        channel: { $ref: '#/channels/recording' },
        summary: 'What the browser sends.',
        security,
        messages: references([...Object.keys(received), 'audio']),
      },
      sendToBrowser: {
        action: 'send',
        channel: { $ref: '#/channels/recording' },
        summary: 'What the server sends.',
        security,
        messages: references(Object.keys(sent)),
      },
    },
    components: {
      securitySchemes: { ticket: { type: 'httpApiKey', in: 'query', name: 'ticket' } },
    },
  };
}

const security = [{ $ref: '#/components/securitySchemes/ticket' }];

const audio = {
  name: 'audio',
  contentType: 'application/octet-stream',
  summary: `Four bytes, big-endian: the number of the frame, from 0 on. Then samples of 16 bits, little-endian, at the rate of \`ready\`; the app records ${audioSampleRate} Hz in frames of ${audioFrameDuration} ms, and 20 to 100 ms are allowed. None before \`ready\`.`,
  payload: { type: 'string', format: 'binary' },
};

type MessageType<Schema extends v.GenericSchema> = (v.InferOutput<Schema> & {
  type: string;
})['type'];

type Variant = v.GenericSchema & {
  readonly options: readonly (v.GenericSchema & {
    readonly entries: { readonly type: { readonly literal: string } };
  })[];
};

const fromBrowser: Record<MessageType<typeof clientMessageSchema>, string> = {
  start: 'The first message. `last_seq` is the last frame that the server has acknowledged.',
  keep_alive: 'Each 5 s without sound.',
  pause: 'Stops the recording and its billing.',
  resume: 'Ends the pause.',
  finalize: 'Asks for the final texts of all sound so far; the socket stays open.',
  configure: 'The settings of the rest of the recording.',
  stop: 'The end of the recording; `stopped` answers.',
};

const fromServer: Record<MessageType<typeof serverMessageSchema>, string> = {
  ready: 'Answers `start`: the rate in Hz, and the number of the frame that is wanted next.',
  ack: 'About each second: the last frame up to which all sound is stored. The browser drops it then.',
  partial: 'An interim text, which replaces the one before; an empty text clears it.',
  final: 'The text of a segment, once for each id. Times in seconds of the recording.',
  usage: 'Each 10 s: the minutes left, in ms.',
  warning: 'A fault of the sound, or a limit that comes near; `remaining_ms` in ms.',
  stopped: 'Answers `stop`; `complete` says that no sound is missing. The server closes with 1000.',
  error: 'A fault with a text for the person; after a fatal one the server closes.',
};

function describeMessages(variant: Variant, summaries: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    variant.options.map((option) => {
      const name = option.entries.type.literal;
      return [
        name,
        {
          name,
          contentType: 'application/json',
          summary: summaries[name],
          payload: toSchema(option),
        },
      ];
    }),
  );
}

function references(names: readonly string[]): object[] {
  return names.map((name) => ({ $ref: `#/channels/recording/messages/${name}` }));
}
