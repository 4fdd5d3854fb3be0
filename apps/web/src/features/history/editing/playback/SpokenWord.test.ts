import { openConversation, type SavedSegment } from '@nevisa/transcript';
import { describe, expect, it, vi } from 'vitest';
import { SpokenWord } from './SpokenWord.ts';
import { createFakePlayer } from './testing/fakePlayer.ts';

function say(segment_id: string, text: string, start: number | null): SavedSegment {
  const words =
    start === null
      ? []
      : text
          .trim()
          .split(' ')
          .map((word, at) => ({ word, start: start + at, end: start + at + 1, conf: 1 }));
  const end = start === null ? null : start + words.length;
  return { segment_id, text, start, end, words, speaker: null, is_edited: false };
}

/** Two spoken sentences with a typed one between them. */
function open({ hasSound = true, isFollowing = true } = {}) {
  const document = openConversation([
    say('a', 'سلام به همه\n', 10),
    say('t', 'یادداشت من\n', null),
    say('b', 'این متن است', 20),
  ]);
  const player = createFakePlayer({ hasSound });
  const onSilent = vi.fn();
  const onBegin = vi.fn();
  const spoken = new SpokenWord(player, document);
  spoken.want(isFollowing);
  spoken.events.subscribe((event) => (event === 'silent' ? onSilent : onBegin)());
  const stop = spoken.connect();
  const changed = vi.fn();
  spoken.words.subscribe(changed);
  const findPlace = (text: string) => {
    const at = document.text().indexOf(text);
    return 1 + at + document.text().slice(0, at).split('\n').length - 1;
  };
  return { document, player, spoken, stop, changed, onSilent, onBegin, findPlace };
}

describe('SpokenWord', () => {
  it('X-136: no word is lit before the sound is played, and none before the first one', () => {
    const { spoken, player } = open();
    expect(spoken.words.read()).toBeNull();
    player.moveTo(3);
    expect(spoken.words.read()).toBeNull();
    player.moveTo(11.5);
    expect(spoken.words.read()).toMatchObject({ from: 6, to: 8 });
  });

  it('X-136: a frame within the same word tells the editor nothing', () => {
    const { player, changed, stop } = open();
    [10, 10.1, 10.9, 11, 11.2, 500, 501].forEach((seconds) => player.moveTo(seconds));
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    player.moveTo(10);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('X-136: the word stays with its text over an edit', () => {
    const { document, player, spoken } = open();
    player.moveTo(12);
    document.replace([{ from: 0, to: 0, before: '', after: 'خب ' }]);
    expect(spoken.words.read()).toMatchObject({ from: 12, to: 15 });
  });

  it('X-135: a press plays from its word while the sound plays; paused it only sets the caret', () => {
    const { player, spoken, findPlace } = open();
    const position = findPlace('متن');
    spoken.words.onPress({ position, alt: false });
    expect(player.asked).toEqual([]);
    player.play();
    spoken.words.onPress({ position, alt: false });
    expect(player.asked).toEqual([{ playFrom: 21 }]);
  });

  it('X-135: a press with Alt always plays from its word', () => {
    const { player, spoken, findPlace } = open();
    spoken.words.onPress({ position: findPlace('همه') + 3, alt: true });
    expect(player.asked).toEqual([{ playFrom: 12 }]);
  });

  it('X-135, T-30: text without a time says so, and the sound does not begin at its start', () => {
    const { player, spoken, findPlace, onSilent } = open();
    spoken.playAt(findPlace('من'));
    expect(onSilent).toHaveBeenCalledOnce();
    expect(player.asked).toEqual([]);
    const silent = open({ hasSound: false });
    silent.spoken.playAt(1);
    expect(silent.onSilent).toHaveBeenCalledOnce();
    expect(silent.player.asked).toEqual([]);
  });

  it('X-135: a long press is offered, and plays only when the offer is taken', () => {
    const { player, spoken, findPlace } = open();
    const hold = { position: findPlace('متن'), x: 5, y: 9 };
    spoken.words.onHold(hold);
    expect(spoken.facts.read().hold).toEqual(hold);
    spoken.release(false);
    expect([spoken.facts.read().hold, player.asked]).toEqual([null, []]);
    spoken.words.onHold(hold);
    spoken.release(true);
    spoken.release(true);
    expect(player.asked).toEqual([{ playFrom: 21 }]);
  });

  it('X-146: the text scrolls along while the sound plays, until the person leaves', () => {
    const { player, spoken, changed } = open();
    const { words } = spoken;
    expect(words.isFollowed()).toBe(false);
    player.play();
    expect(words.isFollowed()).toBe(true);
    words.onLeave();
    expect(words.isFollowed()).toBe(false);
    changed.mockImplementation(() => expect(words.isFollowed()).toBe(true));
    spoken.follow();
    expect(changed).toHaveBeenCalled();
    expect(words.isFollowed()).toBe(true);
    spoken.leave();
    expect(words.isFollowed()).toBe(false);
    player.pause();
    player.play();
    expect(words.isFollowed()).toBe(true);
  });

  it('X-146: a person who does not want it is brought to the word once, on request', () => {
    const { player, spoken, changed } = open({ isFollowing: false });
    player.play();
    expect(spoken.words.isFollowed()).toBe(false);
    const seen: boolean[] = [];
    changed.mockImplementation(() => seen.push(spoken.words.isFollowed()));
    spoken.follow();
    expect(seen).toEqual([true]);
    expect(spoken.words.isFollowed()).toBe(false);
  });

  it('X-146: a sound that begins is reported once for each begin', () => {
    const { player, onBegin } = open();
    player.play();
    player.play();
    player.pause();
    player.play();
    expect(onBegin).toHaveBeenCalledTimes(2);
  });
});
