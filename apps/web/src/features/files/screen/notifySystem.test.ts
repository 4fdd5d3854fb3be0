import { afterEach, describe, expect, it, vi } from 'vitest';
import { pretendNotifications, type ShownNotification } from '../testing/pretendNotifications.ts';
import { notifySystem } from './notifySystem.ts';

const ready = { userId: 7, historyId: 12, sentence: 'متن «مصاحبه» آماده است' };
let shown: ShownNotification[];

/** A page of the browser; `held` are the locks of all its tabs. */
function openPage({ hidden = true, held = [] as string[], permission = 'granted' }) {
  const query = async () => ({ held: held.map((name) => ({ name })) });
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('navigator', { locks: { query } });
  shown = pretendNotifications(permission as NotificationPermission);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the notification of the system', () => {
  it('X-192: names the text once for all tabs, and opens it in this tab by a press', async () => {
    const focus = vi.fn();
    const open = vi.fn();
    openPage({});
    vi.stubGlobal('window', { focus });
    await notifySystem(ready, open);
    await notifySystem({ ...ready, historyId: 13 }, open);
    expect(shown[0]).toMatchObject({
      title: 'متن آماده است',
      options: { body: ready.sentence, dir: 'rtl' },
    });
    expect(new Set(shown.map(({ options }) => options.tag ?? '')).size).toBe(2);
    await notifySystem(ready, open);
    expect(shown[2]?.options.tag).toBe(shown[0]?.options.tag);
    shown[0]?.target.dispatchEvent(new Event('click'));
    expect([focus, open].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['this page is seen', { hidden: false }],
    ['another page of the user is seen', { held: ['nevisa-seen.7'] }],
    ['the person has not asked for it', { permission: 'default' }],
  ])('X-192: does not come where %s', async (_, facts) => {
    openPage(facts);
    await notifySystem(ready, vi.fn());
    expect(shown).toEqual([]);
  });

  it('X-192: comes where only a page of another user is seen, and in a browser without locks', async () => {
    openPage({ held: ['nevisa-seen.8'] });
    await notifySystem(ready, vi.fn());
    vi.stubGlobal('navigator', {});
    await notifySystem(ready, vi.fn());
    expect(shown).toHaveLength(2);
  });
});
