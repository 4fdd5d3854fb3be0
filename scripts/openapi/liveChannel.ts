import { audioFrameDuration, audioSampleRate } from '../../packages/api/src/audioFrame.ts';
import {
  clientMessageSchema,
  closeCodes,
  serverMessageSchema,
} from '../../packages/api/src/liveSession.ts';
import { fatalLiveErrors, passingLiveErrors } from '../../packages/api/src/refusals/liveErrors.ts';
import {
  describeMessages,
  describeOpening,
  describeOperation,
  type MessageName,
  type SentMessages,
} from './socketMessages.ts';

const channel = 'recording';
const security = [{ $ref: '#/components/securitySchemes/ticket' }];

/** The socket of a live session, and what both sides send over it. */
export function describeLiveChannel(sent: { browser: SentMessages; server: SentMessages }) {
  const received = describeMessages('type', clientMessageSchema, {
    summaries: fromBrowser,
    examples: sent.browser,
  });
  const answered = describeMessages('type', serverMessageSchema, {
    summaries: fromServer,
    examples: sent.server,
  });
  return {
    channels: {
      [channel]: {
        address: '{address}',
        servers: [{ $ref: '#/servers/live' }],
        description: `One recording. Close codes: ${Object.entries(closeCodes)
          .map(([name, code]) => `${code} ${name}`)
          .join(', ')}. The browser connects again after 1006, 1011 and 1012.`,
        parameters: { address: { description: 'The path of `ws_url`.' } },
        bindings: describeOpening({
          ticket: 'Used once. The token of the account is in no address.',
        }),
        messages: { ...received, audio, ...answered },
      },
    },
    operations: {
      receiveFromBrowser: describeOperation(
        'receive',
        channel,
        [...Object.keys(received), 'audio'],
        security,
      ),
      sendToBrowser: describeOperation('send', channel, Object.keys(answered), security),
    },
  };
}

const audio = {
  name: 'audio',
  contentType: 'application/octet-stream',
  summary: `Four bytes, big-endian: the number of the frame, from 0 on. Then samples of 16 bits, little-endian, at the rate of \`ready\`; the app records ${audioSampleRate} Hz in frames of ${audioFrameDuration} ms, and 20 to 100 ms are allowed. None before \`ready\`.`,
  payload: { type: 'string', format: 'binary' },
};

const fromBrowser: Record<MessageName<typeof clientMessageSchema, 'type'>, string> = {
  start: 'The first message. `last_seq` is the last frame that the server has acknowledged.',
  keep_alive: 'Each 5 s without sound.',
  pause: 'Stops the recording and its billing.',
  resume: 'Ends the pause.',
  finalize: 'Asks for the final texts of all sound so far; the socket stays open.',
  configure: 'The settings of the rest of the recording.',
  stop: 'The end of the recording; `stopped` answers.',
};

const fatal = Object.entries(fatalLiveErrors)
  .map(([code, [closeCode, meaning]]) => `\`${code}\` (then ${closeCode}): ${meaning}`)
  .join(' ');
const passing = Object.entries(passingLiveErrors)
  .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
  .join(' ');

const fromServer: Record<MessageName<typeof serverMessageSchema, 'type'>, string> = {
  ready: 'Answers `start`: the rate in Hz, and the number of the frame that is wanted next.',
  ack: 'About each second: the last frame up to which all sound is stored. The browser drops it then.',
  partial: 'An interim text, which replaces the one before; an empty text clears it.',
  final: 'The text of a segment, once for each id. Times in seconds of the recording.',
  usage: 'Each 10 s: the minutes left, in ms.',
  warning: 'A fault of the sound, or a limit that comes near; `remaining_ms` in ms.',
  stopped: 'Answers `stop`; `complete` says that no sound is missing. The server closes with 1000.',
  error: `A fault with a text for the person; after a fatal one the server closes. Fatal: ${fatal} Not fatal: ${passing}`,
};
