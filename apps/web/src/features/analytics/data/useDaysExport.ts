import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { nameCsvFile } from '../../../shared/lists/csv/nameCsvFile.ts';
import { toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import { createTextFile, downloadFile } from '../../../shared/shell/downloadFile.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { getStaffClient } from '../../management/staffClient.ts';
import { planPeriod } from './periods.ts';
import type { Analytics } from './useAnalytics.ts';

/** Saves each day of the period with all its figures, as the server writes them. It ends with the page. */
export function useDaysExport({ context, clock }: Pick<Analytics, 'context' | 'clock'>) {
  const { authStore } = useAppServices();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setState('busy');
    const { span } = planPeriod(context.question);
    const outcome = await getStaffClient(authStore).exportAnalytics(toTimeSpan(span), abort);
    if (abort.signal.aborted) {
      return;
    }
    if (outcome.ok) {
      const name = nameCsvFile(analyticsAddedText.exportName, clock.now());
      downloadFile(createTextFile(outcome.answer), name);
    }
    setState(outcome.ok ? 'idle' : 'failed');
  };
  return { busy: state === 'busy', failed: state === 'failed', save: () => void save() };
}
