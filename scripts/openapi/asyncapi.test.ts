import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type AnySchemaObject, Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLegacyMessage } from '../../packages/speech/src/engines/legacy/legacyMessages.ts';
import { describeSocket } from './describeSocket.ts';
import { type RecordedSockets, recordSockets } from './recordSockets.ts';

interface DescribedMessage {
  readonly payload: AnySchemaObject;
  readonly examples?: readonly { readonly payload: object }[];
}

interface Operation {
  readonly action: 'receive' | 'send';
  readonly channel: { readonly $ref: string };
  readonly messages: readonly { readonly $ref: string }[];
}

const text = readFileSync(join(import.meta.dirname, '../../docs/asyncapi.json'), 'utf8');
const { channels, operations } = JSON.parse(text) as {
  channels: Record<string, { messages: Record<string, DescribedMessage> }>;
  operations: Record<string, Operation>;
};
const ajv = new Ajv2020({ strict: false, formats: { binary: true } });

let recorded: RecordedSockets;
beforeAll(async () => {
  recorded = await recordSockets();
});

const protocols = [
  ['live', 'recording', 'type', 'audio'],
  ['legacy', 'onlineASR6', 'message', 'wav'],
] as const;

/** The names of what one side of a channel sends. */
const listSent = (channel: string, action: Operation['action']) =>
  Object.values(operations)
    .filter((one) => one.action === action && one.channel.$ref.endsWith(`/${channel}`))
    .flatMap(({ messages }) => messages.map(({ $ref }) => $ref.split('/').at(-1) ?? ''));

/** The names of messages that the description does not allow. */
const listStrange = (channel: string, field: string, messages: readonly object[]) =>
  messages
    .map((message) => [String(Object(message)[field]), message] as const)
    .filter(([name, message]) => {
      const schema = channels[channel]?.messages[name]?.payload;
      return schema === undefined || !ajv.validate(schema, message);
    })
    .map(([name]) => name);

describe('docs/asyncapi.json', () => {
  it('is what the schemas and the mock server say (else: npm run openapi)', () => {
    expect(text === `${JSON.stringify(describeSocket(recorded), null, 2)}\n`).toBe(true);
  });

  it('has no fault for a linter of AsyncAPI', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The licence is proprietary and has no address.
      rules: { 'info-license-strict': 'off' },
    });
    const faults = await lintFromString({ source: text, absoluteRef: 'asyncapi.json', config });
    expect(faults.map(({ message, location: [place] }) => [message, place?.pointer])).toEqual([]);
  });

  it.each(protocols)(
    'a dictation of the %s protocol at the mock server has each message of %s, and no other',
    (protocol, channel, field, sound) => {
      const { all, browser, server } = recorded[protocol];
      expect(Object.keys(server).toSorted()).toEqual(listSent(channel, 'send').toSorted());
      expect([...Object.keys(browser), sound].toSorted()).toEqual(
        listSent(channel, 'receive').toSorted(),
      );
      expect(listStrange(channel, field, [...all.browser, ...all.server])).toEqual([]);
    },
  );

  it.each(protocols)(
    'each JSON message of the %s protocol has an example that its schema allows',
    (_protocol, channel, field, sound) => {
      const { [sound]: binary, ...messages } = channels[channel]?.messages ?? {};
      expect(binary?.payload['format']).toBe('binary');
      for (const { examples = [] } of Object.values(messages)) {
        expect(examples.length).toBeGreaterThan(0);
        const payloads = examples.map(({ payload }) => payload);
        expect(listStrange(channel, field, payloads)).toEqual([]);
      }
    },
  );

  it('the sound of the older protocol is WAV files of 500 ms, and a rest', () => {
    const sizes = recorded.legacy.frames;
    expect(new Set(sizes.slice(0, -1))).toContain(44 + 16_000);
    expect(sizes.every((size) => size > 44 && size <= 44 + 16_000)).toBe(true);
  });

  it('the engine of the app reads each message of the older service as it is described', () => {
    const { all } = recorded.legacy;
    expect(all.server.map((message) => readLegacyMessage(JSON.stringify(message)))).toEqual(
      all.server,
    );
  });

  it.each([
    ['recording', 'type', { type: 'ack', seq: 2 ** 32 }],
    ['recording', 'type', { type: 'partial', text: 'متن' }],
    ['onlineASR6', 'message', { message: 'RESULT' }],
    ['onlineASR6', 'message', { message: 'RESULT', transcription: { words: [] } }],
    ['onlineASR6', 'message', { message: 'REQ', mode: 'stream-custom-raw', engine: '1' }],
    ['onlineASR6', 'message', { message: 'PAUSE' }],
  ])('a message of %s that differs is named', (channel, field, message) => {
    expect(listStrange(channel, field, [message])).toHaveLength(1);
  });
});
