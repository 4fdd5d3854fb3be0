import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleWait, takeoverWait } from '@nevisa/machines';
import {
  answer,
  begin,
  end,
  history,
  pass,
  send,
  readStoredTexts,
  tab,
  listTexts,
  write,
} from './testing/conversationSteps.ts';
import { readWords } from './testing/changedTexts.ts';
import { settle } from './testing/conversationHistory.ts';
import type { Tab } from './testing/conversationTab.ts';

describe('two tabs with one conversation', () => {
  let other: Tab;
  beforeEach(async () => {
    await begin(2);
    other = history.tab(1);
  });
  afterEach(end);

  it('X-159: only one writes; the other takes over after the first has kept its text', async () => {
    await write('یک');
    expect({ first: tab.has('writing'), second: other.has('reading') }).toEqual({
      first: true,
      second: true,
    });
    expect(other.edit((text) => text)).toBe(false);
    await send({ type: 'takeover.requested' }, other);
    expect({ first: tab.has('reading'), second: other.has('writing') }).toEqual({
      first: true,
      second: true,
    });
    expect(listTexts(other.text)[0]).toBe('یک');
    await write('یک دو', 0, other);
    await pass(settleWait, other);
    await answer('done', other);
    expect(readStoredTexts()[0]).toBe('یک دو');
  });

  it('X-159, X-161: a restoration that waits for a save ends with a reason when another tab takes over', async () => {
    await write('یک');
    await send({ type: 'version.chosen', id: 1 });
    await send({ type: 'restore.requested' });
    expect(tab.has('restoring')).toBe(true);
    await send({ type: 'takeover.requested' }, other);
    expect({ reads: tab.has('reading'), restoring: tab.has('restoring') }).toEqual({
      reads: true,
      restoring: false,
    });
    expect(tab.has('comparing')).toBe(true);
    expect(tab.actor.getSnapshot().context.versionFailure).toEqual({ kind: 'aborted' });
  });

  it('X-159: steals from a frozen tab after 5 s, refuses its late writes and offers them as a version', async () => {
    await write('یک');
    await pass(250);
    await write('یک دیر');
    tab.isFrozen = true;
    await send({ type: 'takeover.requested' }, other);
    await pass(4_999, other);
    expect(other.has('writing')).toBe(false);
    await pass(1, other);
    expect({ writes: other.has('writing'), text: listTexts(other.text)[0] }).toEqual({
      writes: true,
      text: 'یک',
    });
    await write('دو', 1, other);
    await pass(settleWait, other);
    await answer('done', other);
    // The frozen tab goes on: its timers first, then the news that its lock is gone.
    await pass(250);
    tab.thaw();
    await settle();
    expect({ writes: tab.has('writing'), stored: readStoredTexts() }).toEqual({
      writes: false,
      stored: ['یک', 'دو', 'c', 'd'],
    });
    const { copy, versions } = await history.readDevice();
    expect(listTexts(copy!.current)).toEqual(['یک', 'دو', 'c', 'd']);
    expect(versions.map(({ because, text }) => [because, listTexts(text)[0]])).toEqual([
      ['late', 'یک دیر'],
    ]);
  });

  it.each([
    ['the wish for the lock first', ['lock.wanted', 'lock.lost']],
    ['only the theft', ['lock.lost']],
  ])('X-159: keeps as a version what a frozen tab had not written: %s', async (_, heard) => {
    await write('یک');
    await pass(250);
    await write('یک دیر');
    tab.isFrozen = true;
    await send({ type: 'takeover.requested' }, other);
    await pass(takeoverWait, other);
    tab.inbox = tab.inbox.filter(({ type }) => heard.includes(type));
    tab.thaw();
    await settle();
    expect({ reads: tab.has('reading'), text: listTexts(other.text)[0] }).toEqual({
      reads: true,
      text: 'یک',
    });
    await write('دو', 1, other);
    await pass(250, other);
    const { copy, versions } = await history.readDevice();
    expect(listTexts(copy!.current)).toEqual(['یک', 'دو', 'c', 'd']);
    expect(versions.map(({ because, text }) => [because, listTexts(text)[0]])).toEqual([
      ['late', 'یک دیر'],
    ]);
  });

  it('X-159, X-156: what the device had no room for becomes a version when another tab takes over', async () => {
    history.browser.device.isFull = true;
    await write('یک نگه‌نداشته');
    await send({ type: 'takeover.requested' }, other);
    expect(tab.has('not-kept')).toBe(true);
    history.browser.device.isFull = false;
    await pass(takeoverWait, other);
    expect({ first: tab.has('reading'), second: other.has('writing') }).toEqual({
      first: true,
      second: true,
    });
    const { versions } = await history.readDevice();
    expect(versions.map(({ text }) => listTexts(text)[0])).toEqual(['یک نگه‌نداشته']);
  });

  it('X-159: a tab writes by itself when the writing one is closed', async () => {
    await write('w1');
    await pass(250);
    tab.actor.stop();
    await settle();
    expect(other.has('writing')).toBe(true);
    expect([...readWords(other.text)]).toEqual(['w1']);
  });
});
