import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type AnySchemaObject, Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { threeBursts } from '../../mocks/testing/audio.ts';
import { open } from '../../mocks/testing/liveSessions.ts';
import { describeSocket } from './describeSocket.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/asyncapi.json'), 'utf8');
const { channels } = JSON.parse(text) as {
  channels: { recording: { messages: Record<string, { payload: AnySchemaObject }> } };
};
const ajv = new Ajv2020({ strict: false, formats: { binary: true } });

/** The message types that the description does not allow. */
const listStrange = (messages: readonly { type: string }[]) =>
  messages
    .filter(({ type, ...rest }) => {
      const schema = channels.recording.messages[type]?.payload;
      return schema === undefined || !ajv.validate(schema, { type, ...rest });
    })
    .map(({ type }) => type);

describe('docs/asyncapi.json', () => {
  it('is what the schemas say (else: npm run openapi)', () => {
    expect(text === `${JSON.stringify(describeSocket(), null, 2)}\n`).toBe(true);
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

  it('describes each message of a dictation at the mock server', () => {
    const socket = open(createBackend());
    // The minutes left come each ten seconds.
    for (let round = 0; round < 4; round += 1) {
      socket.play(threeBursts());
    }
    socket.say({ type: 'finalize' });
    socket.say({ type: 'stop' });
    expect(new Set(socket.messages.map(({ type }) => type))).toEqual(
      new Set(['ready', 'ack', 'partial', 'final', 'usage', 'stopped']),
    );
    expect(listStrange(socket.messages)).toEqual([]);
  });

  it('does not allow a number of a frame above four bytes', () => {
    expect(listStrange([{ type: 'ack', seq: 2 ** 32 } as { type: string }])).toEqual(['ack']);
  });
});
