import { describe, expect, it } from 'vitest';
import { chooseAnnounced, type SaveStateName } from './chooseAnnounced.ts';

/** The announced states, without repetition, of a run of states. */
function announce(states: readonly SaveStateName[]): SaveStateName[] {
  const heard: SaveStateName[] = [];
  let announced: SaveStateName | undefined;
  for (const state of states) {
    const next = chooseAnnounced(announced, state);
    if (next !== undefined && next !== announced) {
      heard.push(next);
    }
    announced = next;
  }
  return heard;
}

describe('the announced states of a save', () => {
  it('contain no ordinary save', () => {
    expect(announce(['saved', 'saving', 'saved', 'saving', 'saved'])).toEqual([]);
  });

  it('contain a problem once, although it is tried again, and its end once', () => {
    expect(
      announce(['saving', 'failed', 'saving', 'failed', 'saving', 'saved', 'saving', 'saved']),
    ).toEqual(['failed', 'saved']);
  });

  it('contain each change between problems', () => {
    expect(announce(['failed', 'offline', 'device', 'saved', 'saving', 'failed'])).toEqual([
      'failed',
      'offline',
      'device',
      'saved',
      'failed',
    ]);
  });
});
