import type { SoundLink } from '@nevisa/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createElementTimeline } from './createElementTimeline.ts';
import { createPlayer, type OpenedPlayer, type PlayerOptions } from './createPlayer.ts';
import { createSilentSound } from './silentSound.ts';

const patience = { interval: 20 };
const minute = URL.createObjectURL(createSilentSound(60));
const players: OpenedPlayer[] = [];
afterEach(() => players.splice(0).forEach((player) => player.actor.stop()));

/** A player of a minute of silence, or of what is at another address. */
function open({
  url = minute,
  life = null,
  ...options
}: Partial<PlayerOptions> & { url?: string; life?: number | null } = {}) {
  const audio = new Audio();
  const links: SoundLink[] = [];
  const player = createPlayer({
    hasSound: true,
    speed: 1,
    readSilences: () => null,
    source: {
      askLink: () => {
        const expiresAt = life === null ? null : Date.now() + life;
        const answer = { url, expiresAt, mimeType: 'audio/wav', size: null, duration: 60 };
        links.push(answer);
        return Promise.resolve({ ok: true, answer });
      },
      createTimeline: (report) => createElementTimeline(report, audio),
    },
    ...options,
  });
  const places: number[] = [];
  player.onPosition((place) => places.push(place));
  player.start();
  players.push(player);
  return { player, audio, links, places };
}

const plays = (player: OpenedPlayer, isPlaying = true) =>
  vi.waitFor(() => expect(player.isPlaying()).toBe(isPlaying), patience);
const reaches = (player: OpenedPlayer, place: number) =>
  vi.waitFor(() => expect(player.position()).toBeGreaterThan(place), patience);

describe('the player of a sound', () => {
  it('X-153, T-32: plays from the place that was chosen before, and reports it in each frame', async () => {
    const { player, links, places } = open();
    const told: boolean[] = [];
    player.onPlaying((isPlaying) => told.push(isPlaying));
    player.seek(30);
    expect([player.position(), links.length, places.at(-1)]).toEqual([30, 0, 30]);
    player.play();
    await reaches(player, 30.5);
    expect(links).toHaveLength(1);
    // Four in a second would be those of `timeupdate`.
    expect(new Set(places.filter((place) => place > 30)).size).toBeGreaterThan(4);
    player.pause();
    await plays(player, false);
    const { length } = places;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect([places.length, told[0], told.at(-1)]).toEqual([length, true, false]);
  });

  it('X-136, T-50: the frames of a sound change nothing that the page is drawn from', async () => {
    const { player, places } = open();
    player.play();
    await reaches(player, 0);
    const { context } = player.actor.getSnapshot();
    let changes = 0;
    player.actor.subscribe(() => (changes += 1));
    const { length } = places;
    await vi.waitFor(() => expect(places.length).toBeGreaterThan(length + 4), patience);
    expect([changes, player.actor.getSnapshot().context]).toEqual([0, context]);
  });

  it('X-149, T-41: the speed keeps the pitch; X-153: speed and place stay with a new address', async () => {
    const { player, audio, links } = open({ speed: 1.5, life: 1_500 });
    player.playFrom(20);
    await reaches(player, 20.2);
    expect([audio.playbackRate, audio.preservesPitch]).toEqual([1.5, true]);
    await vi.waitFor(() => expect(links.length).toBeGreaterThan(1), patience);
    await reaches(player, 21.5);
    expect(audio.playbackRate).toBe(1.5);
    await plays(player);
    expect(player.position()).toBeLessThan(40);
  });

  it('X-153: a pause by the keys of a headset is known also after they have played', async () => {
    const { player, audio } = open();
    player.play();
    await plays(player);
    player.pause();
    await plays(player, false);
    await audio.play();
    await plays(player);
    audio.pause();
    await plays(player, false);
  });

  it('X-151: a loop goes back to its begin, and ends when it is taken away', async () => {
    const { player, places } = open({ speed: 3 });
    player.loop({ start: 10, end: 10.6 });
    await vi.waitFor(() => {
      const from = places.findIndex((place) => place > 10.5);
      expect(from).toBeGreaterThan(0);
      expect(places.slice(from).some((place) => place < 10.3)).toBe(true);
    }, patience);
    player.loop(null);
    await reaches(player, 11);
  });

  it('X-151: a part stops at its end', async () => {
    const { player } = open({ speed: 3 });
    player.playSpan({ start: 5, end: 5.5 });
    await plays(player);
    await plays(player, false);
    expect(player.position()).toBeGreaterThanOrEqual(5.5);
    expect(player.position()).toBeLessThan(7);
  });

  it('X-150: a silence is jumped over', async () => {
    const silences = { starts: Float64Array.of(1), ends: Float64Array.of(50), saved: 49 };
    const { player, places } = open({ readSilences: () => silences });
    player.playFrom(0.8);
    await reaches(player, 50);
    expect(places.filter((place) => place > 1.5 && place < 49)).toEqual([]);
  });

  it('X-153: the player loads a broken sound once more, then reports the failure and keeps the position', async () => {
    const { player, links } = open({ url: '/nothing-here.wav' });
    player.playFrom(12);
    await vi.waitFor(
      () => expect(player.actor.getSnapshot().hasTag('failed')).toBe(true),
      patience,
    );
    expect([links.length, player.position()]).toEqual([2, 12]);
  });

  it('X-154, T-36: the length of a recording without one is that of its link, never infinite', async () => {
    const { player, audio } = open();
    player.play();
    await plays(player);
    Object.defineProperty(audio, 'duration', { value: Infinity });
    expect(player.duration()).toBe(60);
  });
});
