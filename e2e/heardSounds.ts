import type { Page } from 'playwright';

/** What plays on a page. */
export interface HeardSound {
  /** In seconds. */
  readonly place: number;
  readonly rate: number;
  readonly address: string;
}

/** Keeps the sounds of a page from its next load on: their elements are in no document. */
export async function keepSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const { Audio: create } = window;
    window.Audio = function Audio() {
      const sound = new create();
      sounds.push(sound);
      return sound;
    } as unknown as typeof Audio;
    Object.assign(window, { sounds });
  });
}

/** Reads the newest sound of a page; null while it does not play. */
export function readSound(page: Page): Promise<HeardSound | null> {
  return page.evaluate(() => {
    const sound = (window as unknown as { sounds: HTMLAudioElement[] }).sounds.at(-1);
    return sound === undefined || sound.paused
      ? null
      : { place: sound.currentTime, rate: sound.playbackRate, address: sound.currentSrc };
  });
}
