import type { Conversation } from '@nevisa/api/types';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useJobs } from './useJobs.ts';

interface SentEvent {
  type: string;
  jobs?: readonly { id: unknown }[];
}

const makeRow = (id: number) => ({ id, status: 'PROCESSING' }) as unknown as Conversation;

afterEach(() => void vi.restoreAllMocks());

/** Watches rows; lists what the machine is sent. */
function openRows(rows: readonly Conversation[] | null, watched: Conversation | null) {
  const sent: SentEvent[] = [];
  const actor = { send: (event: SentEvent) => void sent.push(event) };
  function Rows() {
    useJobs({ actor }, rows, watched);
    return null;
  }
  const { show } = renderInPage(<Rows />);
  const listTypes = () => sent.map(({ type }) => type);
  return { sent, listTypes, leave: () => show(null) };
}

const showPage = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('X-129: the rows of the page and the opened text are watched, each once', () => {
  const { sent } = openRows([makeRow(1), makeRow(2)], makeRow(2));
  expect(sent[0]?.jobs?.map(({ id }) => id)).toEqual([1, 2]);
  const other = openRows([makeRow(1)], makeRow(3));
  expect(other.sent[0]?.jobs?.map(({ id }) => id)).toEqual([1, 3]);
});

it('X-129: nothing is asked for a hidden page, or after the list is left', () => {
  const { listTypes, leave } = openRows(null, null);
  expect(listTypes()).toEqual(['page.shown']);
  showPage('hidden');
  showPage('visible');
  expect(listTypes()).toEqual(['page.shown', 'page.hidden', 'page.shown']);
  leave();
  expect(listTypes().at(-1)).toBe('page.hidden');
  showPage('visible');
  expect(listTypes().at(-1)).toBe('page.hidden');
});
