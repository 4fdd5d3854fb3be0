import type { User } from '@nevisa/api/types';
import {
  type ExportChoices,
  type ExportContext,
  exportMachine,
  type ExportReport,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import { useServerClock } from '../../../shared/lists/useServerClock.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { listText } from '../../../shared/text/listText.ts';
import { createExportChoices } from './exportChoices.ts';
import { type ExportOffer, type ExportSubject, fitChoices, makeOffer } from './exportSubject.ts';
import { makeExport, type Paper } from './makeExport.ts';
import { printAs } from './printAs.ts';

/** A download that is being chosen or made. */
export interface ExportControl extends ExportContext {
  readonly offer: ExportOffer;
  readonly step: 'choosing' | 'making' | 'done' | 'failed' | 'canceled';
  /** What the printer gets; null before it is asked for. */
  readonly paper: Paper | null;
  readonly choose: (choices: Partial<ExportChoices>) => void;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Makes files of texts. The subject of the first rendering is used; the work ends with the component. */
export function useExport(user: User, subject: ExportSubject): ExportControl {
  const { authStore, userScope } = useAppServices();
  const stored = userScope(user.id).get(createExportChoices);
  const clock = useServerClock();
  const [paper, setPaper] = useState<Paper | null>(null);
  const [offer] = useState(() => makeOffer(subject));
  const [machine] = useState(() =>
    exportMachine.provide({
      actors: {
        makeFile: fromCallback<ExportReport, ExportChoices>(({ input, sendBack }) => {
          const ending = new AbortController();
          const ports = {
            client: authStore.client,
            save: downloadFile,
            things: listText.exportFile,
            now: clock.now,
            print: (printed: Paper, name: string) => {
              flushSync(() => setPaper(printed));
              printAs(name);
            },
          };
          void makeExport(input, subject, ports, { signal: ending.signal, report: sendBack });
          return () => ending.abort();
        }),
      },
      actions: { rememberChoices: (_, choices) => stored.write(choices) },
    }),
  );
  const input = { choices: fitChoices(stored.read(), subject, offer) };
  const actor = useActorRef(machine, { input });
  useEffect(() => actor.send({ type: 'export.opened' }), [actor]);
  const snapshot = useSelector(actor, (state) => state);
  const step = (['making', 'done', 'failed', 'canceled'] as const).find((each) =>
    snapshot.hasTag(each === 'making' ? 'busy' : each),
  );
  return {
    ...snapshot.context,
    offer,
    paper,
    step: step ?? 'choosing',
    choose: (choices) => actor.send({ type: 'choices.changed', choices }),
    start: () => actor.send({ type: 'file.requested' }),
    cancel: () => actor.send({ type: 'file.canceled' }),
  };
}
