import type { SampleOutcome } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createSoundDevice, type SoundDevice } from '../sound/soundDevice.ts';
import { makeVideo, recordVideo, replaceSign } from '../sound/testing/makeVideo.ts';
import { createChecks } from './checkFile.ts';
import { hasSound } from './mediaFacts.ts';

const device = createSoundDevice('sara');

function check(file: File, sounds: Pick<SoundDevice, 'count'> = device): Promise<SampleOutcome> {
  const { readSample } = createChecks({ get: () => file }, sounds, 1e9);
  const { name, size, lastModified } = file;
  const input = { id: 'one', file: { name, size, lastModified } };
  return toPromise(createActor(readSample, { input }).start());
}

/** A video with a sound that no browser can play. */
async function makeUnknown(): Promise<File> {
  return replaceSign(await recordVideo(), 'A_OPUS', 'A_AC-9');
}

describe('the check of a video', () => {
  it('X-181: takes one whose sound the browser cannot play, because it has a sound', async () => {
    const video = await makeUnknown();
    // What the browser says of it is not true.
    expect(await hasSound(video)).toBe(false);
    expect(await check(video)).toMatchObject({ ok: true });
  });

  it('X-181: refuses one without any sound', async () => {
    const silent = await recordVideo(false);
    expect(await check(silent)).toEqual({ ok: false, fault: 'noSound' });
  });

  it('X-181: takes one whose sounds cannot be counted, because the server decides', async () => {
    const count = () => Promise.reject(new Error('The code of the Worker did not load.'));
    expect(await check(await makeUnknown(), { count })).toMatchObject({ ok: true });
    const video = new File([await makeVideo()], 'a.mp4');
    expect(await check(video, { count })).toMatchObject({ ok: true });
  });
});
