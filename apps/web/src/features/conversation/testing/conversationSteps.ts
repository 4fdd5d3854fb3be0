import { expect } from 'vitest';
import { ConversationHistory, settle } from './conversationHistory.ts';
import { type Fate, makeSegment } from './conversationServer.ts';
import type { Tab } from './conversationTab.ts';

export let history: ConversationHistory;
export let tab: Tab;

export const write = async (text: string, at = 0, to = tab) => {
  const isDone = to.edit((before) => ({
    ...before,
    segments: before.segments.map((each, index) => (index === at ? { ...each, text } : each)),
  }));
  expect(isDone, 'the tab may write').toBe(true);
  await settle();
};
export const pass = async (ms: number, each = tab) => {
  each.clock.increment(ms);
  await settle();
};
export const answer = async (fate: Fate, each = tab) => {
  each.answer(fate);
  await settle();
};
export const send = async (event: Parameters<Tab['actor']['send']>[0], each = tab) => {
  each.actor.send(event);
  await settle();
};
export const changeElsewhere = (text: string, at = 0) => {
  const { server } = history;
  const segments = server.newest.text.segments.map((each, index) =>
    index === at ? makeSegment(each.segment_id, text) : each,
  );
  server.change({ ...server.newest.text, segments });
};
export const listTexts = ({ segments }: { segments: readonly { text: string }[] }) =>
  segments.map(({ text }) => text);
export const readStoredTexts = () => listTexts(history.server.newest.text);
export const readDeviceText = async () => (await history.readDevice()).copy?.current;
export const readChanges = () =>
  tab.calls.map(({ patch }) => patch.changes.map((each) => each.segment_id));
export const open = async () => {
  await history.take({ do: 'kill', tab: 0 });
  tab = history.tab(0);
};

/** Opens a new conversation in so many tabs; the first of them writes. */
export async function begin(tabs = 1): Promise<void> {
  history = new ConversationHistory();
  await history.start(tabs);
  tab = history.tab(0);
}

export function end(): void {
  history.browser.tabs.forEach((each) => each.actor.stop());
}
