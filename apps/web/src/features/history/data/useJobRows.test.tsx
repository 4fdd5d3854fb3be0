import type { Conversation } from '@nevisa/api/types';
import { historyListMachine, type JobState } from '@nevisa/machines';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { useHistoryView, useJobRows } from './jobRows.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';

const rows = [{ id: 1, status: 'PROCESSING', progress: 40 } as Conversation];

/** Renders the rows of a list, and writes down the progress of each rendering. */
function openRows() {
  const actor = createActor(historyListMachine, { input: { isVisible: false } }).start();
  const rendered: (number | null | undefined)[] = [];
  function List() {
    useHistoryView(actor);
    rendered.push(useJobRows(actor, rows)?.[0]?.progress);
    return null;
  }
  onTestFinished(() => void actor.stop());
  renderInPage(<List />);
  const see = (progress: number) => {
    const jobs: JobState[] = [{ id: 1, status: 'PROCESSING', progress }];
    flushSync(() => actor.send({ type: 'jobs.seen', jobs }));
  };
  return { actor, rendered, see };
}

it('X-129: the list is not rendered again when its machine takes over the jobs of its rows', () => {
  const { actor, rendered, see } = openRows();
  see(40);
  expect(actor.getSnapshot().context.jobs.size).toBe(1);
  expect(rendered).toEqual([40]);
});

it('X-129: the list is rendered when a job is further than its row', () => {
  const { rendered, see } = openRows();
  see(60);
  expect(rendered).toEqual([40, 60]);
});
