import { csvMachine, type CsvReport, type CsvRequest } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromCallback } from 'xstate';
import { isServerFile, type ListFile, makeListFile } from './makeListFile.ts';

/** The file of a list that is being made. */
export type ListFileControl = ReturnType<typeof useListFile>;

/** Makes files of a list; the parts of the first rendering are used. */
export function useListFile<Row extends { readonly id: unknown }>(file: ListFile<Row>) {
  const [machine] = useState(() =>
    csvMachine.provide({
      actors: {
        makeFile: fromCallback<CsvReport, CsvRequest>(({ input, sendBack }) => {
          const ending = new AbortController();
          void makeListFile(input, file, { signal: ending.signal, report: sendBack });
          return () => ending.abort();
        }),
      },
    }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const { done, total, failure } = snapshot.context;
  return {
    done,
    total,
    failure,
    busy: snapshot.hasTag('busy'),
    writing: snapshot.hasTag('writing'),
    made: snapshot.hasTag('done'),
    failed: snapshot.hasTag('failed'),
    start: (request: CsvRequest) => actor.send({ type: 'file.requested', request }),
    isOfServer: (count: number) => isServerFile(file, count),
    cancel: () => actor.send({ type: 'file.canceled' }),
    close: () => actor.send({ type: 'file.closed' }),
  };
}
