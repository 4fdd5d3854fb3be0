import type { LockMode } from '@nevisa/machines';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openConversationChannel } from './conversationChannel.ts';
import { createConversationLock } from './conversationLock.ts';

/** A tab that asks for the lock of one conversation, in a browser of its own for each name. */
function openTab(name: string) {
  const channel = openConversationChannel(name, () => null);
  const lock = createConversationLock(name, channel);
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  const tell = ({ type }: { type: string }) => heard.push(type);
  const keep = (end: () => void) => {
    ends.push(end);
    return end;
  };
  onTestFinished(() => {
    ends.forEach((end) => end());
    channel.close();
  });
  return {
    heard,
    hold: (mode: LockMode) => keep(lock.hold(mode, tell)),
    watch: () => keep(lock.watch(tell)),
  };
}

const openTabs = () => {
  const name = crypto.randomUUID();
  return [openTab(name), openTab(name)] as const;
};

it('X-159: a stolen lock is lost by the tab that had it, and cannot be lost twice', async () => {
  const [first, second] = openTabs();
  first.hold('free');
  await vi.waitFor(() => expect(first.heard).toEqual(['lock.granted']));
  const give = second.hold('free');
  await vi.waitFor(() => expect(second.heard).toEqual(['lock.taken']));
  give();
  second.hold('steal');
  await vi.waitFor(() => expect(second.heard).toEqual(['lock.taken', 'lock.granted']));
  await vi.waitFor(() => expect(first.heard).toEqual(['lock.granted', 'lock.lost']));
  first.hold('free');
  await vi.waitFor(() => expect(first.heard.at(-1)).toBe('lock.taken'));
  expect(second.heard).toEqual(['lock.taken', 'lock.granted']);
});

it('X-159: the lock goes from the writing tab to the one that requested it', async () => {
  const [first, second] = openTabs();
  const give = first.hold('free');
  await vi.waitFor(() => expect(first.heard).toEqual(['lock.granted']));
  second.hold('ask');
  await vi.waitFor(() => expect(first.heard).toEqual(['lock.granted', 'lock.wanted']));
  expect(second.heard).toEqual([]);
  give();
  await vi.waitFor(() => expect(second.heard).toEqual(['lock.granted']));
});

it('X-159: a watching tab is notified when the lock is free', async () => {
  const [first, second] = openTabs();
  const give = first.hold('free');
  await vi.waitFor(() => expect(first.heard).toEqual(['lock.granted']));
  second.watch();
  give();
  await vi.waitFor(() => expect(second.heard).toEqual(['lock.freed']));
});

it('X-159: a browser without locks lets each tab write', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  const [first, second] = openTabs();
  first.hold('free');
  second.hold('free');
  await vi.waitFor(() =>
    expect([first.heard, second.heard]).toEqual([['lock.granted'], ['lock.granted']]),
  );
});
