import { describe, expect, it } from 'vitest';
import { isolateName, toFileTitle } from './fileTitle.ts';

describe('the title of the text of a file', () => {
  it.each([
    ['صدا.mp3', 'صدا'],
    ['interview.final.wav', 'interview.final'],
    ['recording', 'recording'],
    ['.mp3', '.mp3'],
    ['%D8%B5%D8%AF%D8%A7.mp3', 'صدا'],
    ['100% #1.mp3', '100% #1'],
    ['cafe\u0301.mp3', 'caf\u00e9'],
    ['song\u202E3pm.exe.mp3', 'song3pm.exe'],
  ])('X-192, T-57: is the name of %j without its extension', (name, title) => {
    expect(toFileTitle(name)).toBe(title);
  });

  it('X-192: has at most 200 characters', () => {
    expect(Array.from(toFileTitle(`${'😀'.repeat(300)}.mp3`))).toHaveLength(200);
  });

  it('X-192, T-56: is apart from the sentence around it', () => {
    expect(isolateName('صدا.mp3')).toBe('\u2068صدا.mp3\u2069');
  });
});
