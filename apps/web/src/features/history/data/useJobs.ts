import type { Conversation } from '@nevisa/api/types';
import { useEffect } from 'react';
import { toJob } from './askJobs.ts';
import type { HistoryMember } from './historyMember.ts';
import { watchVisibility } from '../../../shared/watchVisibility.ts';

/**
 * Tells the machine which rows are unfinished, and whether the page is visible.
 *
 * @param watched an opened text, which the rows need not have
 */
export function useJobs(
  { actor }: { actor: Pick<HistoryMember['actor'], 'send'> },
  rows: readonly Conversation[] | null,
  watched: Conversation | null,
): void {
  useEffect(() => {
    if (rows !== null || watched !== null) {
      const others = (rows ?? []).filter(({ id }) => String(id) !== String(watched?.id));
      const seen = watched === null ? others : [...others, watched];
      actor.send({ type: 'jobs.seen', jobs: seen.map(toJob) });
    }
  }, [actor, rows, watched]);
  useEffect(() => {
    const report = (isVisible: boolean) =>
      actor.send({ type: isVisible ? 'page.shown' : 'page.hidden' });
    report(document.visibilityState === 'visible');
    const stop = watchVisibility(report);
    return () => {
      stop();
      report(false);
    };
  }, [actor]);
}
