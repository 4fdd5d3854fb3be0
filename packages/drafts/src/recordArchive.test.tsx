import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createDrafts } from './createDrafts.ts';
import { type Draft, DraftStorageError } from './drafts.ts';
import { type Archive, recordArchive } from './recordArchive.ts';
import { deleteDrafts } from './testing/rawDatabase.ts';

const rooms: AudioContext[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all(rooms.splice(0).map((room) => room.close()));
  await deleteDrafts();
});

describe('recordArchive', () => {
  it('D07: stores playable slices in the draft', async () => {
    const { draft, archive, report } = record(playing(440));
    await waitForSlices(draft, 5);
    await archive.stop();
    const [blob, ...others] = await draft.audio();
    const sound = await decoded(blob);
    const [{ audioDuration } = { audioDuration: 0 }] = await createDrafts('sara').list();
    expect(others).toEqual([]);
    expect(sound.duration).toBeGreaterThan(1);
    expect(Math.abs(audioDuration / 1_000 - sound.duration)).toBeLessThan(0.3);
    expect(computePeak(sound)).toBeGreaterThan(0.2);
    expect(report).not.toHaveBeenCalled();
  });

  it('D07: stores a playable recording without its end', async () => {
    const { draft, archive } = record(playing(440));
    await waitForSlices(draft, 4);
    const [blob] = await draft.audio();
    expect((await decoded(blob)).duration).toBeGreaterThan(0.5);
    await archive.stop();
  });

  it('D07: stores each run as a recording of its own', async () => {
    const draft = emptyDraft('one');
    for (const count of [2, 4]) {
      const { archive } = record(playing(440), draft);
      await waitForSlices(draft, count);
      await archive.stop();
    }
    const blobs = await draft.audio();
    expect(blobs).toHaveLength(2);
    await Promise.all(blobs.map(decoded));
  });

  it('D03: ends with its track, although the recorder would continue', async () => {
    const stream = playing(440);
    const recorders = vi.spyOn(globalThis, 'MediaRecorder');
    const { draft, archive } = record(stream);
    await waitForSlices(draft, 2);
    stream.getAudioTracks()[0]?.dispatchEvent(new Event('ended'));
    await archive.stop();
    expect(recorders.mock.instances.map(({ state }) => state)).toEqual(['inactive']);
    await decoded((await draft.audio())[0]);
  });

  it('ends when its signal is aborted', async () => {
    const caller = new AbortController();
    const recorders = vi.spyOn(globalThis, 'MediaRecorder');
    const { draft, archive } = record(playing(440), undefined, caller.signal);
    await waitForSlices(draft, 1);
    caller.abort();
    expect(recorders.mock.instances.map(({ state }) => state)).toEqual(['inactive']);
    await archive.stop();
    await decoded((await draft.audio())[0]);
  });

  it('records nothing during a pause', async () => {
    const { draft, archive } = record(playing(440));
    await waitForSlices(draft, 2);
    archive.pause();
    archive.pause();
    const other = record(playing(440), emptyDraft('meanwhile'));
    await waitForSlices(other.draft, 4);
    await other.archive.stop();
    archive.resume();
    archive.resume();
    await archive.stop();
    const [paused, meanwhile] = await Promise.all(
      [draft, other.draft].map(async (each) => decoded((await each.audio())[0])),
    );
    expect(paused?.duration).toBeLessThan(meanwhile?.duration ?? 0);
  });
});

describe('a recording that the device refuses to store', () => {
  it('X-33: is not one that the device is storing', async () => {
    const draft = emptyDraft('one');
    let end = () => undefined as void;
    draft.keep.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const { archive } = record(playing(440), draft);
    await vi.waitFor(() => expect(draft.keep).toHaveBeenCalled());
    expect(archive.isBehind).toBe(false);
    end();
    await archive.stop();
  });

  it('S03, X-33: is reported once, continues in memory and can be downloaded whole', async () => {
    const draft = emptyDraft('one');
    const { keep } = draft;
    const { archive, report } = record(playing(440), draft);
    await waitForSlices(draft, 2);
    keep.mockRejectedValue(new DraftStorageError('full'));
    const before = keep.mock.calls.length;
    await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(before + 3));
    await archive.stop();
    const stored = await decoded((await draft.audio())[0]);
    const whole = await readSound(archive);
    expect(report.mock.calls).toEqual([[{ type: 'draft.refused', reason: 'full' }]]);
    expect(whole).toHaveLength(1);
    expect((await decoded(whole[0])).duration).toBeGreaterThan(stored.duration + 0.4);
  });

  it('S03: is stored when there is room again', async () => {
    const draft = emptyDraft('one');
    draft.keep.mockRejectedValueOnce(new DraftStorageError('full'));
    const { archive, report } = record(playing(440), draft);
    await waitForSlices(draft, 4);
    await archive.stop();
    expect(report.mock.calls).toEqual([
      [{ type: 'draft.refused', reason: 'full' }],
      [{ type: 'draft.saved' }],
    ]);
    expect((await decoded((await draft.audio())[0])).duration).toBeGreaterThan(0.5);
    expect(await readSound(archive)).toHaveLength(1);
  });

  it('X-33: is reported again when the device refuses it again', async () => {
    const draft = emptyDraft('one');
    draft.keep.mockRejectedValueOnce(new DraftStorageError('full'));
    const { archive, report } = record(playing(440), draft);
    await waitForSlices(draft, 2);
    draft.keep.mockRejectedValueOnce(new DraftStorageError('full'));
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(4));
    expect(archive.isBehind).toBe(false);
    await archive.stop();
    expect(report.mock.calls.map(([{ type }]) => type)).toEqual([
      'draft.refused',
      'draft.saved',
      'draft.refused',
      'draft.saved',
    ]);
  });

  it('X-33: is stored after its end as well, when there is room again', async () => {
    const draft = emptyDraft('one');
    const { keep } = draft;
    keep.mockRejectedValue(new DraftStorageError('full'));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { archive, report } = record(playing(440), draft);
    await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(3));
    await archive.stop();
    expect([archive.isBehind, await draft.audio()]).toEqual([true, []]);
    keep.mockImplementation((slice) => createDrafts('sara').open('one').appendAudio(slice));
    const [tryAgain] = timers.mock.calls.findLast(([, wait]) => wait === 5_000) ?? [];
    (tryAgain as () => void)();
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith({ type: 'draft.saved' }));
    expect(archive.isBehind).toBe(false);
    expect((await decoded((await draft.audio())[0])).duration).toBeGreaterThan(0.5);
  });

  it('X-33: keeps its place among the recordings of its text', async () => {
    const draft = emptyDraft('one');
    const { keep } = draft;
    const first = record(playing(440), draft);
    await waitForSlices(draft, 2);
    keep.mockRejectedValue(new DraftStorageError('full'));
    await vi.waitFor(() => expect(first.archive.isBehind).toBe(true));
    await first.archive.stop();
    keep.mockImplementation((slice) => createDrafts('sara').open('one').appendAudio(slice));
    const second = record(playing(440), draft);
    await waitForSlices(draft, 4);
    await second.archive.stop();
    const stored = await draft.audio();
    const whole = await readSound(first.archive);
    expect(whole.map(({ size }) => size)).toEqual([expect.any(Number), stored[1]?.size]);
    expect(whole[0]?.size).toBeGreaterThan(stored[0]?.size ?? 0);
  });

  it('S01: is whole in memory without any storage', async () => {
    const draft = emptyDraft('one');
    const { keep } = draft;
    keep.mockRejectedValue(new TypeError('no'));
    const { archive, report } = record(playing(440), draft);
    await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(3));
    await archive.stop();
    expect(report.mock.calls).toEqual([[{ type: 'draft.refused', reason: 'forbidden' }]]);
    await decoded((await readSound(archive))[0]);
  });
});

describe('a browser that cannot record', () => {
  it.each([
    ['has no recorder', () => Reflect.deleteProperty(globalThis, 'MediaRecorder')],
    [
      'knows none of the formats',
      () => vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false),
    ],
    [
      'does not begin',
      () =>
        vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
          throw new DOMException('no', 'NotSupportedError');
        }),
    ],
  ])('X-33: stores no audio, and nothing else changes: %s', async (_, arrange) => {
    const own = MediaRecorder;
    arrange();
    const { draft, archive, report } = record(playing(440));
    archive.pause();
    archive.resume();
    await archive.stop();
    globalThis.MediaRecorder = own;
    expect([await draft.audio(), await readSound(archive)]).toEqual([[], []]);
    expect(report).not.toHaveBeenCalled();
  });
});

/** A draft whose writing of sound the test sees, and can break. */
function emptyDraft(documentId: string): Draft & { readonly keep: Mock<Draft['appendAudio']> } {
  const draft = createDrafts('sara').open(documentId);
  const keep = vi.fn(draft.appendAudio.bind(draft));
  return { ...draft, appendAudio: keep, keep };
}

async function readSound(archive: Archive): Promise<readonly Blob[]> {
  return (await archive.recordings()).map(({ blob }) => blob);
}

function record(
  stream: MediaStream,
  draft = emptyDraft('one'),
  signal = new AbortController().signal,
) {
  const report = vi.fn<Parameters<typeof recordArchive>[0]['report']>();
  return { draft, report, archive: recordArchive({ stream, draft, report, signal }) };
}

/** A room where a tone of half the full scale sounds. */
function playing(frequency: number): MediaStream {
  const context = new AudioContext();
  rooms.push(context);
  const room = context.createMediaStreamDestination();
  const gain = new GainNode(context, { gain: 0.5 });
  const oscillator = new OscillatorNode(context, { frequency });
  oscillator.connect(gain).connect(room);
  oscillator.start();
  return room.stream;
}

/** Waits until the draft has `count` slices. */
async function waitForSlices(
  { keep }: ReturnType<typeof emptyDraft>,
  count: number,
): Promise<void> {
  await vi.waitFor(() => {
    const kept = keep.mock.settledResults.filter(({ type }) => type === 'fulfilled');
    expect(kept.length).toBeGreaterThanOrEqual(count);
  });
}

async function decoded(blob: Blob | undefined): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  return context.decodeAudioData((await blob?.arrayBuffer()) ?? new ArrayBuffer());
}

function computePeak(sound: AudioBuffer): number {
  return sound.getChannelData(0).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}
