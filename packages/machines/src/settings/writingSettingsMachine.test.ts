import { describe, expect, it } from 'vitest';
import { untouchedConfiguration as untouched } from '@nevisa/testing';
import { withChange } from './configurationChange.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import {
  broken,
  noNumbers,
  offline,
  pretendDefaults,
  makeSaved,
  startSending,
  startSettings,
  ye,
} from './writingSettingsTesting.ts';

describe('a choice of a writing setting', () => {
  it('X-40, G06: is shown at once and saved with the following choices in one call', async () => {
    const settings = startSettings();
    settings.choose(noNumbers);
    expect({ convert_numbers: settings.shown()?.convert_numbers, tags: settings.tags() }).toEqual({
      convert_numbers: false,
      tags: ['saving'],
    });
    settings.pass(gatherWait - 1);
    settings.choose(ye);
    settings.pass(gatherWait - 1);
    expect(settings.save.calls).toEqual([]);
    settings.pass(1);
    expect(settings.save.last().input).toEqual({ ...noNumbers, ...ye });
    await settings.save.last().answer(makeSaved({ ...noNumbers, ...ye }));
    expect({ tags: settings.tags(), waiting: settings.context().waiting }).toEqual({
      tags: ['saved'],
      waiting: {},
    });
    expect(settings.shown()).toEqual(withChange(untouched, { ...noNumbers, ...ye }));
  });

  it('X-40: waits for the end of a running save; the last choice is then saved', async () => {
    const settings = startSending();
    settings.choose({ convert_numbers: true });
    settings.choose({ preferences: { fillers: false } });
    settings.pass(gatherWait * 3);
    expect(settings.inFlight()).toBe(1);
    await settings.save.last().answer(makeSaved(noNumbers));
    expect({ convert_numbers: settings.shown()?.convert_numbers, tags: settings.tags() }).toEqual({
      convert_numbers: true,
      tags: ['saving'],
    });
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual({
      convert_numbers: true,
      preferences: { fillers: false },
    });
  });

  it('X-40: is rolled back after a refusal, with the reason', async () => {
    const settings = startSending();
    settings.choose(ye);
    await settings.save.last().answer(makeRefusal(400));
    expect(settings.shown()).toEqual(withChange(untouched, ye));
    expect(settings.context().refused).toEqual({
      change: noNumbers,
      failure: makeRefusal(400).failure,
    });
    await settings.load.last().answer(makeSaved({}));
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(ye);
    await settings.save.last().answer(makeSaved(ye));
    expect(settings.context().refused, 'stays told').not.toBeNull();
  });

  it('X-51: can be retried or dismissed after a refusal', async () => {
    const settings = startSending();
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.send({ type: 'save.retried' });
    expect({
      convert_numbers: settings.shown()?.convert_numbers,
      refused: settings.context().refused,
    }).toEqual({ convert_numbers: false, refused: null });
    settings.pass(gatherWait);
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.send({ type: 'refusal.dismissed' });
    settings.send({ type: 'save.retried' });
    expect({ shown: settings.shown(), refused: settings.context().refused }).toEqual({
      shown: untouched,
      refused: null,
    });
  });

  it('X-51: a refused change stays to be retried while other settings are chosen and saved', async () => {
    const settings = startSending();
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.choose(ye);
    settings.pass(gatherWait);
    await settings.save.last().answer(makeSaved(ye));
    expect(settings.context().refused?.change).toEqual(noNumbers);
    settings.send({ type: 'save.retried' });
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(noNumbers);
  });

  it('X-51: two refusals, one after the other, are retried together', async () => {
    const settings = startSending();
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.choose(ye);
    settings.pass(gatherWait);
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.send({ type: 'save.retried' });
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual({ ...noNumbers, ...ye });
  });

  it('X-51: a setting that is chosen anew is not refused any more, also before the refusal comes', async () => {
    const settings = startSending();
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved({}));
    settings.choose({ convert_numbers: true });
    expect(settings.context().refused).toBeNull();
    settings.pass(gatherWait);
    settings.choose(noNumbers);
    await settings.save.last().answer(makeRefusal(400));
    expect(settings.context().refused).toBeNull();
  });

  it('A09: shows the server’s settings after a refusal that follows a lost answer', async () => {
    const settings = startSending();
    await settings.save.last().answer(offline);
    settings.networkReturns();
    await settings.save.last().answer(makeRefusal(400));
    await settings.load.last().answer(makeSaved(noNumbers));
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: withChange(untouched, noNumbers),
    });
  });

  it('A09: reloads the settings after a server error', async () => {
    const settings = startSending();
    await settings.save.last().answer(broken);
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['saving'],
      shown: untouched,
    });
    await settings.load.last().answer(makeSaved(noNumbers));
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: withChange(untouched, noNumbers),
    });
    expect(settings.kept.at(-1)).toEqual({ stored: settings.shown(), waiting: {} });
  });
});

describe('unknown writing settings', () => {
  it('X-52, G10: are loaded, and loaded again on request', async () => {
    const settings = startSettings({ stored: null });
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['loading'],
      shown: null,
    });
    await settings.load.last().answer(broken);
    expect({ tags: settings.tags(), failure: settings.context().failure }).toEqual({
      tags: ['failed'],
      failure: broken.failure,
    });
    settings.send({ type: 'settings.requested' });
    expect({ tags: settings.tags(), failure: settings.context().failure }).toEqual({
      tags: ['loading'],
      failure: broken.failure,
    });
    await settings.load.last().answer(makeSaved());
    expect({ tags: settings.tags(), shown: settings.shown() }).toEqual({
      tags: ['untouched'],
      shown: untouched,
    });
    expect(settings.context().failure).toBeNull();
  });

  it('X-52: report a network failure when the port rejects', async () => {
    const settings = startSettings({ stored: null });
    await settings.load.last().reject('a broken port');
    expect(settings.context().failure).toEqual({ kind: 'network' });
  });
});

describe('writing settings received from another page', () => {
  it('X-40: are shown together with waiting choices', async () => {
    const elsewhere = withChange(untouched, { add_number_separator: true });
    const settings = startSending();
    await settings.save.last().answer(offline);
    settings.send({ type: 'configuration.received', configuration: elsewhere });
    expect(settings.shown()).toEqual(withChange(elsewhere, noNumbers));
  });

  it('A10: are ignored while a change is in flight', async () => {
    const settings = startSending();
    const elsewhere = withChange(untouched, { add_number_separator: true });
    settings.send({ type: 'configuration.received', configuration: elsewhere });
    await settings.save.last().answer(makeSaved(noNumbers));
    expect(settings.shown()).toEqual(withChange(untouched, noNumbers));
  });
});

describe('a reset to the defaults', () => {
  it('X-40: needs a confirmation and changes only writing settings', () => {
    const settings = startSettings({
      stored: withChange(untouched, { ...noNumbers, ...ye, save_transcriptions: false }),
    });
    settings.send({ type: 'reset.requested' });
    expect(settings.tags()).toEqual(['asking', 'untouched']);
    settings.send({ type: 'reset.cancelled' });
    expect(settings.context().waiting).toEqual({});
    settings.send({ type: 'reset.requested' });
    settings.send({ type: 'reset.confirmed' });
    expect(settings.shown()).toEqual(withChange(untouched, { save_transcriptions: false }));
    settings.pass(gatherWait);
    expect(settings.save.last().input).toEqual(pretendDefaults);
  });
});
