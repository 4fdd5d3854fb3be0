import { describe, expect, it } from 'vitest';
import { toKept } from './uploadParts.ts';
import { startUpload } from './uploadTesting.ts';
import type { KeptUpload, SoundWeight } from './uploadTypes.ts';

const hundredMegabytes = 104_857_600;
const video = { name: 'lesson.mp4', size: hundredMegabytes + 1, lastModified: 1 };
const sound = { name: 'lesson.mkv', size: 40, lastModified: 1 };
const extracted = { ok: true, file: sound, hash: 'sound' } as const;

/** A video whose sound has 40 bytes. */
async function checkedVideo({
  weight = 40,
  size = video.size,
}: { weight?: SoundWeight; size?: number } = {}) {
  const upload = startUpload({ file: { ...video, size } });
  await upload.readSample.last().answer({ ok: true, hash: 'video' });
  await upload.measureLength.last().answer(60_000);
  await upload.weighSound.last().answer(weight);
  await upload.findKnown.last().answer(null);
  return upload;
}

async function extractingVideo() {
  const upload = await checkedVideo();
  upload.allowSending();
  return upload;
}

/** The sound is taken out, and the server has four bytes of it. */
async function sendingSound() {
  const upload = await extractingVideo();
  await upload.extractSound.last().answer(extracted);
  await upload.findKnown.last().answer(null);
  await upload.answerReceived(4);
  return upload;
}

describe('the sound of a video', () => {
  it('X-195: is weighed before the start, and sent alone from 100 MB on', async () => {
    const large = await checkedVideo();
    expect(large.context()).toMatchObject({ sound: 40, isSoundOnly: true });
    const small = await checkedVideo({ size: hundredMegabytes });
    expect(small.context()).toMatchObject({ sound: 40, isSoundOnly: false });
  });

  it('X-186, X-195: the choice to send it alone is kept before it is taken out', async () => {
    const upload = await checkedVideo();
    const kept = toKept(upload.context(), { isPaused: false });
    expect(kept).toMatchObject({ file: video, isSoundOnly: true });
  });

  it('X-195: is not asked for of a file that is no video', async () => {
    const upload = startUpload();
    await upload.check();
    expect(upload.weighSound.calls).toEqual([]);
    expect(upload.context()).toMatchObject({ sound: 'none', isSoundOnly: false });
  });

  it('X-195: is chosen until it is taken out', async () => {
    const upload = await checkedVideo();
    upload.send({ type: 'sound.chosen', isSoundOnly: false });
    expect(upload.context().isSoundOnly).toBe(false);
    upload.send({ type: 'start.requested' });
    upload.send({ type: 'sound.chosen', isSoundOnly: true });
    upload.send({ type: 'slot.granted' });
    expect(upload.tags()).toContain('extracting');
    upload.send({ type: 'sound.chosen', isSoundOnly: false });
    expect(upload.context().isSoundOnly).toBe(true);
  });

  it('X-195: cannot be chosen where it cannot be taken out', async () => {
    const upload = await checkedVideo({ weight: 'unextractable' });
    upload.send({ type: 'sound.chosen', isSoundOnly: true });
    upload.allowSending();
    expect(upload.context().isSoundOnly).toBe(false);
    expect(upload.tags()).not.toContain('extracting');
  });

  it('X-195: is sent in place of the video, and known by its own hash', async () => {
    const upload = await extractingVideo();
    expect(upload.extractSound.last().input).toEqual({ id: 'upload', file: video });
    expect(upload.tags()).toContain('sending');
    await upload.extractSound.last().answer(extracted);
    expect(upload.findKnown.last().input).toEqual({ id: 'upload', size: 40, hash: 'sound' });
    await upload.findKnown.last().answer(null);
    await upload.answerReceived(0);
    expect(upload.senders.at(-1)?.input).toMatchObject({ file: sound, hash: 'sound', from: 0 });
  });

  it('X-182, X-195: is offered as its text when it was converted before, and can be sent again', async () => {
    const upload = await extractingVideo();
    await upload.extractSound.last().answer(extracted);
    await upload.findKnown.last().answer({ historyId: 7 });
    expect(upload.tags()).toEqual(['duplicate']);
    upload.send({ type: 'again.requested' });
    upload.allowSending();
    await upload.extractSound.last().answer(extracted);
    await upload.findKnown.last().answer({ historyId: 7 });
    expect(upload.tags()).toContain('sending');
  });

  it.each(['answer', 'rejection'])(
    'X-195: gives way to the whole video when it cannot be taken out: %s',
    async (way) => {
      const upload = await extractingVideo();
      const port = upload.extractSound.last();
      await (way === 'answer' ? port.answer({ ok: false }) : port.reject('a broken port'));
      await upload.answerReceived(0);
      expect(upload.senders.at(-1)?.input).toMatchObject({ file: video, hash: 'video' });
      expect(upload.context()).toMatchObject({ sound: 'unextractable', isSoundOnly: false });
    },
  );

  it('X-195: cannot be chosen once bytes of the video are sent', async () => {
    const upload = await checkedVideo();
    upload.send({ type: 'sound.chosen', isSoundOnly: false });
    upload.allowSending();
    await upload.answerReceived(4);
    upload.send({ type: 'pause.requested' });
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'sound.chosen', isSoundOnly: true });
    upload.send({ type: 'slot.granted' });
    expect(upload.context().isSoundOnly).toBe(false);
    expect(upload.tags()).not.toContain('extracting');
  });

  it('X-184, X-195: is not taken out any more when the file is paused, and then from the begin', async () => {
    const upload = await extractingVideo();
    upload.send({ type: 'pause.requested' });
    expect(upload.tags()).toEqual(['paused']);
    expect(upload.extractSound.last().inFlight).toBe(false);
    upload.send({ type: 'resume.requested' });
    upload.send({ type: 'slot.granted' });
    expect(upload.extractSound.calls).toHaveLength(2);
  });
});

describe('the sound of a video on a later page', () => {
  const reload = async (received?: number) => {
    const before = await sendingSound();
    const context = { ...before.context(), ...(received !== undefined && { received }) };
    const kept = toKept(context, { isPaused: false }) as KeptUpload;
    expect(kept).toMatchObject({ file: sound, source: { file: video, hash: 'video' } });
    return startUpload({ kept });
  };
  const choose = async (upload: Awaited<ReturnType<typeof reload>>, hash: string) => {
    await upload.chooseAgain(video, hash);
    upload.send({ type: 'slot.granted' });
  };

  it('X-195: keeps the video of which it is the sound, also when it is taken out again', async () => {
    const upload = await reload();
    await choose(upload, 'video');
    await upload.extractSound.last().answer(extracted);
    expect(upload.context()).toMatchObject({ file: sound, source: { file: video, hash: 'video' } });
  });

  it('X-195: gives way to the video with its hash when nothing of the sound was sent', async () => {
    const upload = await reload(0);
    await choose(upload, 'video');
    await upload.extractSound.last().answer({ ok: false });
    await upload.answerReceived(0);
    expect(upload.senders.at(-1)?.input).toMatchObject({ file: video, hash: 'video' });
  });

  it('X-186, X-195: goes on when the device has it', async () => {
    const upload = await reload();
    await choose(upload, 'sound');
    await upload.answerReceived(4);
    expect(upload.extractSound.calls).toEqual([]);
    expect(upload.senders.at(-1)?.input).toMatchObject({ file: sound, from: 4 });
  });

  it('X-186, X-195: is taken out again of the same video, and goes on', async () => {
    const upload = await reload();
    await choose(upload, 'video');
    expect(upload.extractSound.last().input).toEqual({ id: 'upload', file: video });
    await upload.extractSound.last().answer(extracted);
    await upload.answerReceived(4);
    expect(upload.senders.at(-1)?.input).toMatchObject({ file: sound, hash: 'sound', from: 4 });
  });

  it('X-187, X-195: is refused when another video was chosen, or another sound comes of it', async () => {
    const upload = await reload();
    await choose(upload, 'other');
    expect(upload.context().isOtherFile).toBe(true);
    await choose(upload, 'video');
    await upload.extractSound.last().answer({ ...extracted, hash: 'other' });
    expect(upload.tags()).toEqual(['needsFile']);
    expect(upload.context().isOtherFile).toBe(true);
    expect(upload.senders).toEqual([]);
  });
});
