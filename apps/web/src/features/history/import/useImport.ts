import type { Failure } from '@nevisa/api/types';
import type { TextFile } from '@nevisa/transcript';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { readImport } from './readImport.ts';
import { toNewConversation } from './toNewConversation.ts';

/** The file that a person chose. */
export interface ChosenImport {
  /** The id of the new text, which stays when a try fails: the text is made once. */
  readonly clientId: string;
  readonly name: string;
  readonly size: number;
  /** Null while it is read, and when it is refused. */
  readonly file: TextFile | null;
  /** Why no text can be made of it, in words. */
  readonly reason: string | null;
}

/** A text that is made of a file. */
export interface ImportControl {
  readonly chosen: ChosenImport | null;
  readonly isMaking: boolean;
  readonly failure: Failure | null;
  readonly choose: (file: File) => void;
  readonly forget: () => void;
  readonly make: () => void;
}

/** @param onMade called with the id of the new text */
export function useImport(onMade: (id: string) => void): ImportControl {
  const { authStore } = useAppServices();
  const [chosen, setChosen] = useState<ChosenImport | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    chosen,
    isMaking,
    failure,
    choose: (picked) => {
      const clientId = crypto.randomUUID();
      const { name, size } = picked;
      setFailure(null);
      setChosen({ clientId, name, size, file: null, reason: null });
      void readImport(picked).then((read) => {
        const facts = read.ok ? { file: read.file, reason: null } : { file: null, ...read };
        // Another file may have been chosen meanwhile.
        setChosen((now) => (now?.clientId === clientId ? { ...now, ...facts } : now));
      });
    },
    forget: () => {
      setChosen(null);
      setFailure(null);
    },
    make: () => {
      const file = chosen?.file ?? null;
      if (chosen === null || file === null || isMaking) {
        return;
      }
      setMaking(true);
      setFailure(null);
      const payload = toNewConversation(file, chosen.clientId, Date.now());
      void authStore
        .client()
        .createHistory(payload)
        .then((outcome) => {
          setMaking(false);
          if (outcome.ok) {
            onMade(String(outcome.answer.id));
          } else {
            setFailure(outcome.failure);
          }
        });
    },
  };
}
