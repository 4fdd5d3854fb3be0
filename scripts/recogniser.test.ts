import { startVoskServer } from '@nevisa/mocks/voskServer';
import { describe, expect, it } from 'vitest';
import { introduceRecogniser, readRecogniserAddress, tryRecogniser } from './recogniser.ts';

describe('the option of a recogniser', () => {
  it('is an address of a socket', () => {
    expect(readRecogniserAddress([])).toBeUndefined();
    expect(readRecogniserAddress(['--port', '5000'])).toBeUndefined();
    expect(readRecogniserAddress(['--recogniser', 'ws://host:2700'])).toBe('ws://host:2700/');
    expect(readRecogniserAddress(['--recogniser=wss://host/fa'])).toBe('wss://host/fa');
  });

  it.each([
    '--recogniser',
    '--recogniser=',
    '--recogniser --port',
    '--recogniser host:2700',
    '--recogniser=http://host:2700',
    '--recogniser=https://host:2700',
    '--recogniser=file:///etc/hosts',
    '--recogniser=javascript:alert(1)',
    '--recogniser=ws://',
    '--recogniser=ws://host#model',
  ])('any other address is refused: %s', (line) => {
    const args = line.split(' ');
    expect(() => readRecogniserAddress(args)).toThrow(
      'is no recogniser; give an address like ws://',
    );
  });
});

describe('the try at the start', () => {
  it('sends a moment of silence, and is content with its answer', async () => {
    const server = await startVoskServer();
    expect(await tryRecogniser({ address: server.address })).toBeNull();
    expect(server.talks.map(({ messages, audio }) => [messages, audio.length])).toEqual([
      [[{ config: { sample_rate: 16_000, words: true } }, { eof: 1 }], 1_600],
    ]);
    await server.close();
  });

  it('finds that a server does not speak the protocol', async () => {
    const server = await startVoskServer(() => ({ audio: (talk) => talk.say('hello') }));
    expect(await tryRecogniser({ address: server.address })).toContain('not of the protocol');
    await server.close();
  });

  it('finds that no server listens, and says it with the address', async () => {
    const { address, close } = await startVoskServer();
    await close();
    const reason = await tryRecogniser({ address });
    expect(reason).toBe('ECONNREFUSED');
    expect(introduceRecogniser(address, reason)).toContain(
      `The recogniser at ${address} is unavailable: ECONNREFUSED.`,
    );
    expect(introduceRecogniser(address, null).join(' ')).not.toContain('unavailable');
  });
});
