import type { User } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { createFormDrafts, type FormDraft, type FormDrafts } from './formDrafts.ts';

/** The draft of a form on this device, and whether the device has no room for it. */
export function useFormDrafts(user: User, record: string): { drafts: FormDrafts; unkept: boolean } {
  const { personal } = useAppServices();
  const [unkept, setUnkept] = useState(false);
  const [drafts] = useState(() =>
    createFormDrafts(personal.of(String(user.id)), record, (kept) => setUnkept(!kept)),
  );
  return { drafts, unkept };
}

/** Keeps what is typed, also when the page is hidden or the form is taken away (X-274, T-95). */
export function useKeptDraft(drafts: FormDrafts, draft: FormDraft | null): void {
  // By its words: a draft that was given up is not kept again before something is typed.
  const words = draft === null ? null : JSON.stringify(draft);
  useEffect(() => {
    if (words !== null) {
      drafts.keep(JSON.parse(words) as FormDraft);
    }
  }, [drafts, words]);
  useEffect(() => {
    const flush = () => void drafts.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [drafts]);
}
