import { describe, expect, it } from 'vitest';
import { mayBeMedia, readMediaKind } from './mediaKind.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the kind of a file', () => {
  it.each([
    ['mp3 with a tag', latin1('ID3\u0004\u0000'), 'audio'],
    ['mp3 without a tag', bytes(0xff, 0xfb, 0x90, 0x64), 'audio'],
    ['mp3 of MPEG 2.5', bytes(0xff, 0xe3, 0x18, 0xc4), 'audio'],
    ['aac', bytes(0xff, 0xf1, 0x50, 0x80), 'audio'],
    ['wav', latin1('RIFF\u0024\u0008\u0000\u0000WAVEfmt '), 'audio'],
    ['large wav', latin1('RF64\u00FF\u00FF\u00FF\u00FFWAVEds64'), 'audio'],
    ['m4a', latin1('\u0000\u0000\u0000\u0020ftypM4A \u0000'), 'audio'],
    ['mp4', latin1('\u0000\u0000\u0000\u0020ftypisom\u0000'), 'video'],
    ['mov', latin1('\u0000\u0000\u0000\u0014ftypqt  \u0000'), 'video'],
    ['old mov', latin1('\u0000\u0000\u0000\u0008wide\u0000\u0000\u0000\u0000mdat'), 'video'],
    ['ogg and opus', latin1('OggS\u0000\u0002'), 'audio'],
    ['flac', latin1('fLaC\u0000'), 'audio'],
    ['webm and mkv', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f), 'video'],
    ['avi', latin1('RIFF\u0000\u0000\u0000\u0000AVI LIST'), 'video'],
    ['phone recording', latin1('#!AMR\n'), 'audio'],
  ])('X-180: %s is known by its first bytes', (_, head, kind) => {
    expect(readMediaKind(head)).toBe(kind);
  });

  it.each([
    ['text', latin1('گفت‌وگو'.normalize()).map((value) => value & 0xff)],
    ['English text', latin1('Interview of Monday')],
    ['a picture', latin1('\u0000\u0000\u0000\u0020ftypheic\u0000')],
    ['a png', bytes(0x89, 0x50, 0x4e, 0x47)],
    ['a pdf', latin1('%PDF-1.7')],
    ['a mark at another place', latin1('see ID3 tags')],
    ['a wav without its form', latin1('RIFF\u0024\u0008\u0000\u0000WEBPVP8 ')],
    ['set bits', bytes(0xff, 0xff, 0xff, 0xff)],
    ['a frame of no version of MPEG', bytes(0xff, 0xeb, 0x90, 0x64)],
    ['a frame without a bit rate', bytes(0xff, 0xfb, 0xf0, 0x64)],
    ['a frame without a sample rate', bytes(0xff, 0xfb, 0x9c, 0x64)],
    ['a text in UTF-16', bytes(0xff, 0xfe, 0x06, 0x27)],
    ['nothing', bytes()],
  ])('X-180: %s is neither sound nor video', (_, head) => {
    expect(readMediaKind(head)).toBeNull();
  });

  it('X-180: a transport stream is known by its packets', () => {
    const head = new Uint8Array(600);
    [0, 188, 376].forEach((at) => (head[at] = 0x47));
    expect(readMediaKind(head)).toBe('video');
    head[188] = 0;
    expect(readMediaKind(head)).toBeNull();
  });

  it('X-180: an unknown kind is left to the server, but not a text with the name of a sound', () => {
    const binary = bytes(1, 0, 2);
    const text = latin1('plain');
    expect(mayBeMedia({ name: 'a.ra', type: 'audio/x-realaudio' }, binary)).toBe(true);
    expect(mayBeMedia({ name: 'a.rv', type: 'video/x-realvideo' }, binary)).toBe(true);
    expect(mayBeMedia({ name: 'a.ra', type: 'audio/x-realaudio' }, text)).toBe(false);
    expect(mayBeMedia({ name: 'a.MP3', type: 'audio/mpeg' }, binary)).toBe(false);
    expect(mayBeMedia({ name: 'a.bin', type: '' }, binary)).toBe(false);
  });
});
