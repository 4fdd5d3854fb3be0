import { describe, expect, it } from 'vitest';
import { findWords } from './findWords.ts';
import type { Sent } from './recordingProxy.ts';
import { readFrames, type SocketFrame } from './socketFrames.ts';

const word = 'زردآلوخانه';
const sentAs = (bytes: Buffer): Sent => ({ what: 'PUT /a', kind: 'request', type: '', bytes });
const asJson = JSON.stringify({ text: `الف ${word} ب` });

describe('the words of a request', () => {
  it.each<[string, Buffer]>([
    ['a body', Buffer.from(asJson)],
    ['an address', Buffer.from(`GET /a?search=${encodeURIComponent(word)} HTTP/1.1`)],
    ['a form', Buffer.from(new URLSearchParams({ text: word }).toString().toLowerCase())],
    [
      'an escaped body',
      Buffer.from(
        asJson.replaceAll(
          /[^ -~]/g,
          (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      ),
    ],
    ...['', 'a', 'ab'].map((before): [string, Buffer] => [
      `base64 after ${before.length} bytes`,
      Buffer.from(Buffer.from(`${before}${word} ب`).toString('base64')),
    ]),
  ])('are found in %s', (_, bytes) => {
    expect(findWords([sentAs(bytes)], [word])).toEqual([`${word} in PUT /a`]);
  });

  it('are not found where others are', () => {
    expect(findWords([sentAs(Buffer.from('{"text":"سلام"}'))], [word])).toEqual([]);
  });
});

describe('the frames of a socket', () => {
  const frame = (code: number, text: string) => {
    const mask = Buffer.from([1, 2, 3, 4]);
    const bytes = Buffer.from(text);
    const length =
      bytes.length < 126 ? [128 + bytes.length] : [254, bytes.length >> 8, bytes.length & 255];
    return Buffer.concat([
      Buffer.from([128 + code, ...length]),
      mask,
      bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0)),
    ]);
  };

  it('are read without their mask, in chunks of any length', () => {
    const found: SocketFrame[] = [];
    const read = readFrames((one) => found.push(one));
    const long = 'آ'.repeat(200);
    for (const byte of Buffer.concat([frame(1, 'سلام'), frame(9, ''), frame(2, long)])) {
      read(Buffer.from([byte]));
    }
    expect(found.map(({ binary, bytes }) => [binary, bytes.toString()])).toEqual([
      [false, 'سلام'],
      [true, long],
    ]);
  });
});
