import { describe, expect, it } from 'vitest';
import { findMediaKind } from './mediaKinds.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

describe('the kind of a file', () => {
  it.each([
    ['RIFF____WAVEfmt ', 'wav'],
    ['RIFF____AVI LIST', null],
    ['ID3\u0004', 'mp3'],
    ['\u00FF\u00FB\u0090', 'mp3'],
    ['\u00FF\u00F1\u0050', 'aac'],
    ['\u0000\u0000\u0000 ftypM4A ', 'mp4'],
    ['OggS\u0000', 'ogg'],
    ['fLaC', 'flac'],
    ['\u001AE\u00DF\u00A3', 'webm'],
    ['%PDF-1.7', null],
    ['', null],
  ])('X-181: is shown by its first bytes: %j → %j', (head, kind) => {
    expect(findMediaKind(bytes(head))).toBe(kind);
  });
});
