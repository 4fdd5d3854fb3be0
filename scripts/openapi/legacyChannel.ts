import { audioSampleRate } from '../../packages/api/src/audioFrame.ts';
import {
  legacyClientMessageSchema,
  legacyServerMessageSchema,
} from '../../packages/api/src/legacySocket.ts';
import { closeCodes } from '../../packages/api/src/liveSession.ts';
import {
  describeMessages,
  describeOpening,
  describeOperation,
  type MessageName,
  type SentMessages,
} from './socketMessages.ts';

const channel = 'onlineASR6';
const security = [
  { $ref: '#/components/securitySchemes/token' },
  { $ref: '#/components/securitySchemes/key' },
];

/** The socket of the older protocol, and what both sides send over it. */
export function describeLegacyChannel(sent: { browser: SentMessages; server: SentMessages }) {
  const received = describeMessages('message', legacyClientMessageSchema, {
    summaries: fromBrowser,
    examples: sent.browser,
  });
  const answered = describeMessages('message', legacyServerMessageSchema, {
    summaries: fromServer,
    examples: sent.server,
  });
  return {
    channels: {
      [channel]: {
        address: '/onlineASR6',
        servers: [{ $ref: '#/servers/older' }],
        description: `One connection of a recording in the older protocol, for VITE_LIVE_PROTOCOL=legacy (ADR-0016). The service begins with INIT; each step waits for the answer of the one before. There is neither an acknowledgement, a pause nor a session: after a break the browser connects again, and sends all sound behind the last sentence once more. Close codes: ${closeCodes.normal} after the end, ${closeCodes.ticketBad} for an unknown token or key; after any other the browser connects again.`,
        bindings: describeOpening({
          Authorization: 'The token of the account.',
          'api-key': '`key` of `current_service_record` of the account.',
        }),
        messages: { ...received, wav, ...answered },
      },
    },
    operations: {
      receiveFromOlderBrowser: describeOperation(
        'receive',
        channel,
        [...Object.keys(received), 'wav'],
        security,
      ),
      sendToOlderBrowser: describeOperation('send', channel, Object.keys(answered), security),
    },
  };
}

const wav = {
  name: 'wav',
  contentType: 'audio/wav',
  summary: `A whole WAV file with a header of 44 bytes: ${audioSampleRate} Hz, one channel, samples of 16 bits, 500 ms; the last one may be shorter. None before SOES-RESPONSE, and none after EOES.`,
  payload: { type: 'string', format: 'binary' },
};

const fromBrowser: Record<MessageName<typeof legacyClientMessageSchema, 'message'>, string> = {
  REQ: 'Answers INIT: how the sound is sent.',
  SOES: 'Answers REQ-RESPONSE: the speech begins.',
  EOES: 'The end of the speech. The service sends the last sentence, and closes.',
};

const fromServer: Record<MessageName<typeof legacyServerMessageSchema, 'message'>, string> = {
  INIT: 'The first message: the service is ready for a request.',
  'REQ-RESPONSE': 'The request is accepted.',
  'SOES-RESPONSE': 'The service takes sound from now on.',
  RESULT:
    'An interim text, or a sentence with the times of its words in seconds since SOES. The browser reads `transcription` of a message with any name.',
  'NO-USAGE-REMAINED': 'The minutes of the package are spent; the recording ends.',
  'EOES-RESPONSE':
    'After the last sentence. It may be left out: the close with 1000 says the same.',
};
